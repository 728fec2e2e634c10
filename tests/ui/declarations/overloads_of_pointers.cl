// Of two pointers that an argument becomes, the one that adds less is meant: fewer qualifiers, and the smaller address
// space. Where each adds what the other does not, none is (OpenCL C 6.7.5, `overloadable`).
// std: 2.0+
#define O __attribute__((overloadable))
void O a(const int *); void O a(int *);
void O b(const global int *); void O b(int *);
void O c(volatile int *); void O c(const int *);
void O d(const volatile int *); void O d(const int *);
void O e(const volatile global int *); void O e(const global int *);
void O f(const int *); void O f(const global int *);
void O g(const local int *); void O g(const int *); void O g(int *);
void O h(const int *, int *); void O h(int *, const int *);
void O i(const int *, int *); void O i(int *, int *);
void O j(void *); void O j(const void *);
void O l(global void *); void O l(void *);
void O m(const global void *); void O m(void *);
void t(global int *p, local int *q, const global int *r, int *s, constant int *z) {
  a(p);
  a(r);
  b(p); //~ ERROR CL0605
  b(r);
  b(s);
  c(p); //~ ERROR CL0605
  c(r);
  d(p);
  d(r);
  d(s);
  e(p);
  e(r);
  f(p);
  f(q);
  f(r);
  f(s);
  g(p);
  g(q); //~ ERROR CL0605
  g(r);
  g(s);
  h(p, q); //~ ERROR CL0605
  i(p, q);
  i(r, q);
  j(p);
  j(r);
  j(s);
  l(p);
  l(q);
  l(r); //~ ERROR CL0604
  m(p); //~ ERROR CL0605
  m(q);
  m(r);
  a(z); //~ ERROR CL0604
  f(z); //~ ERROR CL0604
}
void O x(const float *); void O x(float *);
void O y(const float *); void O y(global float *);
void O z(uint *); void O z(const uint *);
void null_or_other(global int *p, local int *q, const global int *r, int *s, constant int *zz) {
  x(p); //~ ERROR CL0604
  x(r); //~ ERROR CL0604
  y(p); //~ ERROR CL0604
  y(r); //~ ERROR CL0604
  z(p); //~ ERROR CL0604
  z(s); //~ ERROR CL0604
  z(r); //~ ERROR CL0604
}
void pointees(int *p, int *q, const int *r) {
  x(p); x(r); z(p); z(r); //~ ERROR CL0604 //~ ERROR CL0604 //~ ERROR CL0604 //~ ERROR CL0604
}
