// std: 1.2+

typedef int T;
typedef int T;
typedef float T; //~ ERROR CL0404
typedef float4 vec;
typedef struct T { int m; } ST;
int T; //~ ERROR[1.2] CL0307 //~ ERROR CL0402
void f1(T T) { T = 1; }
void f2(T a, int T, T b); //~ ERROR CL0203
void f3(int(T));
void f4(T);
T f5(void) { T T = 1; return T; }
void f6(void) {
  T x;
  int T = 2;
  T y; //~ ERROR CL0203
  T * x;
  { typedef float T; T z = 1.5f; }
  x = (T)+1;
  x = sizeof(T);
}
struct F { T T; T q; };
struct G { int T; T r; };
void f7(void) { typedef T T; T a; }
void f8(void) { enum { T }; int a = T; T b; } //~ ERROR CL0203
void f9(void) { T: goto T; }
void f10(void) { for (T T = 0; T < 1; T++) ; T t; }
typedef unsigned T; //~ ERROR CL0404
typedef vec;
typedef int a1 = 3; //~ ERROR CL0201
typedef static int a2; //~ ERROR CL0204
typedef int;
unsigned T u1; //~ ERROR CL0201 //~ ERROR[1.2] CL0307 //~ ERROR CL0402
const T c1(void);
T signed s1; //~ ERROR CL0204 //~ ERROR[1.2] CL0307
typedef int float4; //~ ERROR CL0404
typedef int size_t; //~ ERROR CL0404
typedef uint my_uint, *my_uint_p, my_uint_a[4];
void f11(vec v, my_uint_a a) { int vec = 1; v.x = vec; a[0] = 1; float4 q; }
void f12(void) { float4 float4 = (float4)(1); int int2 = 1; } //~ ERROR CL0606
void f13(void) { int uint = 1, uchar = uint; uint z; } //~ ERROR CL0203
