// std: 1.0 1.2+

enum E1 { A1, B1 = 5, C1, };
enum E2 { A2 = C1 + 1, B2 = -1 };
enum E3 { A1 = 3 }; //~ ERROR CL0402
enum E1 { Z1 }; //~ ERROR CL0402
enum E4 { }; //~ ERROR CL0201
enum { X4 = 1.5f }; //~ ERROR CL0439
enum { X5 = (int)1.5f };
enum { X6 = 0x7fffffff, X7 };
enum { X8 = 0x100000000L };
enum { X9 = 0xffffffffffffffffUL, X10 };
enum { Y1, Y1 }; //~ ERROR CL0402
enum { Y2 Y3 }; //~ ERROR CL0201
enum { Y4; Y5 }; //~ ERROR CL0201 //~ ERROR CL0203
enum { Y6 = }; //~ ERROR CL0201
enum { 3 }; //~ ERROR CL0201
enum fwd;
enum fwd fv(void);
enum fwd { F0 };
enum typed : int { T0 };
enum typed2 : char { T2 = 300 }; //~ ERROR CL0506
constant enum E1 ce = B1;
constant enum E1 ce2 = 77;
constant enum E1 ce3 = B2;
int dim; //~ ERROR[1.0,1.2] CL0307
enum { Y7 = dim }; //~ ERROR[2.0+] CL0439
enum { Y8 = sizeof(float4), Y9 = Y8 * 2 };
typedef char ck[Y9 == 32 ? 1 : -1];
struct E1 { int a; }; //~ ERROR CL0405
struct Holder { enum Inner { I0, I1 } e; };
constant int uses_inner = I1;
void f(void) {
  enum E1 e = A1;
  e = 3;
  e = A2;
  e++;
  e.x = 1; //~ ERROR CL0530
  enum E1 { L0 } le = L0;
  enum Nope ne; //~ ERROR CL0401
  B1 = 2; //~ ERROR CL0521
  int y = &B1; //~ ERROR CL0523
  int A1 = 9, z = A1;
  as_int(e);
  (int2)e;
}
