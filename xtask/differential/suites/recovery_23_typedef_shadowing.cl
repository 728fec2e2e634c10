// std: 1.2 2.0 3.0
typedef int T;
typedef int T;
typedef float T;
typedef float4 vec;
typedef struct T { int m; } ST;
int T;
void f1(T T) { T = 1; }
void f2(T a, int T, T b);
void f3(int(T));
void f4(T);
T f5(void) { T T = 1; return T; }
void f6(void) {
  T x;
  int T = 2;
  T y;
  T * x;
  { typedef float T; T z = 1.5f; }
  x = (T)+1;
  x = sizeof(T);
}
struct F { T T; T q; };
struct G { int T; T r; };
void f7(void) { typedef T T; T a; }
void f8(void) { enum { T }; int a = T; T b; }
void f9(void) { T: goto T; }
void f10(void) { for (T T = 0; T < 1; T++) ; T t; }
typedef unsigned T;
typedef vec;
typedef int a1 = 3;
typedef static int a2;
typedef int;
unsigned T u1;
const T c1(void);
T signed s1;
typedef int float4;
typedef int size_t;
typedef uint my_uint, *my_uint_p, my_uint_a[4];
void f11(vec v, my_uint_a a) { int vec = 1; v.x = vec; a[0] = 1; float4 q; }
void f12(void) { float4 float4 = (float4)(1); int int2 = 1; }
void f13(void) { int uint = 1, uchar = uint; uint z; }
