// std: 1.2+

enum E1 { A, B = 5, C, D = B + 2 };
enum E2 { A2, B2, };
enum E3 { }; //~ ERROR CL0201
enum E4 { A }; //~ ERROR CL0402
enum E5 { X5 = 1.5f }; //~ ERROR CL0439
enum E6 { X6 = "a" }; //~ ERROR CL0439
enum E7 { X7 = 0x7fffffff, Y7 };
enum E8 { X8 = 0x100000000L };
enum E9 { X9 = -1, Y9 = 0xffffffffu };
enum E10 { X10 = (int2)(1, 2) }; //~ ERROR CL0439
enum E11 { X11 = X11 + 1 }; //~ ERROR CL0501
enum E12 { X12 Y12 }; //~ ERROR CL0201
enum E13 { X13 = , Y13 }; //~ ERROR CL0201
enum E14 { 3 }; //~ ERROR CL0201
enum E15 : int { X15 };
enum { An1, An2 } an; //~ ERROR[1.2] CL0307
enum E1 ge(enum E1 e) { return e; }
typedef char c1[C == 6 ? 1 : -1];
typedef char c2[D == 7 ? 1 : -1];
kernel void k(enum E1 e, global enum E1 *p) {
  enum E1 l = A;
  l = 3;
  l = B2;
  l++;
  int i = l;
  float f = l;
  int4 v = l;
  int4 w = (int4)(A, B, C, D);
  v = v + l; //~ ERROR CL0504
  switch (l) { case A: break; case B: break; case 77: break; case A2: break; } //~ ERROR CL0903
  l = 1.5f;
  A = 2; //~ ERROR CL0521
  &A; //~ ERROR CL0523
  int B = 3;
  enum E1 { L1 } m = L1;
  m = l;
  enum Unk u; //~ ERROR CL0401
  bool b = l;
  p[A] = e;
}
