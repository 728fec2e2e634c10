// What a block does with its copies.
// std: 2.0

typedef struct { int a; int b[2]; } S;
void f(int p, int *q, int *const cq) {
  int la[3]; S s; int m[2][2]; int4 v; S sa[2]; const int c = 1;
  ^{ s.b[0] = 1; }; //~ ERROR CL0320
  ^{ s.a = 1; }; //~ ERROR CL0320
  ^{ v.x = 1; }; //~ ERROR CL0320
  ^{ v[0] = 1; }; //~ ERROR CL0320
  ^{ *q = 1; };
  ^{ q[0] = 1; };
  ^{ q = 0; }; //~ ERROR CL0320
  ^{ &la; }; //~ ERROR CL0523
  ^{ int *x = la; };
  ^{ int *x = &la[0]; };
  ^{ int *x = &p; }; //~ ERROR CL0523
  ^{ const int *x = &p; }; //~ ERROR CL0523
  ^{ p++; }; //~ ERROR CL0320
  ^{ int z = la[0]; };
  static int st; ^{ st = 1; };
}
