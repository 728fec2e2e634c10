// Of overloads that differ in their `enable_if` alone, a call means the one whose conditions hold, and of several
// the one with more of them (clang).
#define EI(c) __attribute__((enable_if(c, "no"), overloadable))
int eo(int n) EI(n < 10);
int eo(int n) EI(n < 20);
int eo2(int n) EI(n < 10);
float eo2(int n) EI(n >= 10);
int eo3(int n) __attribute__((overloadable));
float eo3(int n) EI(n == 3);
int eo4(int n) __attribute__((overloadable));
float4 eo4(float n) EI(n == 3);
void f(int n) {
  eo(3); //~ ERROR CL0605
  eo(15);
  eo(30); //~ ERROR CL0614
  eo(n); //~ ERROR CL0614
  int *p = eo2(3); //~ ERROR CL0507
  float *q = eo2(12); float qq = eo2(12); //~ ERROR CL0506
  eo2(n); //~ ERROR CL0614
  float *r = eo3(3); //~ ERROR CL0506
  int *s = eo3(4); //~ ERROR CL0507
  int *t = eo3(n); //~ ERROR CL0507
  float4 *u = eo4(3.0f); //~ ERROR CL0506
  float4 *v = eo4(4.0f); //~ ERROR CL0507
}
int nn(int *p) __attribute__((enable_if(p != 0, "null")));
int one(int n) __attribute__((enable_if(n > 0, "pos"))) __attribute__((enable_if(n < 9, "small")));
void g(int *p) { nn(0); nn(p); one(3); one(0); one(12); int *x = one; int (*fp)(int) = one;} //~ ERROR CL0420 //~ ERROR CL0420 //~ ERROR CL0614 //~ ERROR CL0614 //~ ERROR CL0614 //~ ERROR CL0614
int de(int n) EI(n < 10);
int de(int m) EI(m < 10);
int de(int m) EI(m < 10) { return m; }
int de(int n) EI(n < 10) { return n; } //~ ERROR CL0402
int de(int n) EI(n < 11) { return n; }
int mo(int n) EI(n < 10);
float4 mo(int n) EI(n < 10) EI(n > 3);
float mo(int n) EI(n > 3) EI(n < 10);
int conv(float x) EI(x > 1.0f);
float4 conv(double x) EI(x < 10);
void h(int n, float f) {
  int *a = mo(1); //~ ERROR CL0507
  mo(5); //~ ERROR CL0605
  float4 *b = conv(2); //~ ERROR CL0605
  conv(0);
  conv(0.5f);
  int *c = conv(3.f); //~ ERROR CL0507
  int *d = conv((int4)(1)); //~ ERROR CL0604
  conv(); //~ ERROR CL0604
  conv(1, 2); //~ ERROR CL0604
}
int only(int n) EI(n > 0);
kernel void kk(global int *p) { only(1); only(0); only(*p); only(p); (only)(1); int x = only(2.5f); only(undeclared); } //~ ERROR CL0420 //~ ERROR CL0501 //~ ERROR CL0507 //~ ERROR CL0614 //~ ERROR CL0614
int lit(int n) EI(n == sizeof(int));
int lit(int n) EI(n == sizeof(float));
void hh(void) { lit(4); } //~ ERROR CL0605
int a(int n) __attribute__((enable_if(n, "x")));
int a(int n) __attribute__((enable_if(n > 1, "x")));
int b(int n) __attribute__((overloadable));
int b(int n) __attribute__((overloadable, enable_if(n > 1, "x")));
int b(int n) __attribute__((overloadable, enable_if(n > 1, "x"))) { return n; }
int b(int n) __attribute__((overloadable)) { return 1; }
int d(int n) __attribute__((overloadable, diagnose_if(n > 1, "x", "error")));
int d(int n) __attribute__((overloadable, diagnose_if(n > 2, "x", "error")));
float d(int n) __attribute__((overloadable, diagnose_if(n > 2, "x", "error"))); //~ ERROR CL0403
void ff(int n) { a(0); a(1); a(2); b(1); b(2); b(n); d(2); d(1); } //~ ERROR CL0614 //~ ERROR CL0614 //~ ERROR CL0614
