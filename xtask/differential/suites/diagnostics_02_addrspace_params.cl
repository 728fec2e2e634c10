// std: 1.2 2.0 3.0
void f0(__global int *p);
void f1(__global int p);
void f2(__local int p);
void f3(__constant int p);
void f4(__private int p);
void f5(__constant int p[4]);
void f6(__global int p[]);
void f7(__local int *__local p);
void f8(__private int *__private p);
void f9(int *__constant p);
typedef __global int gint;
void f10(gint p);
void f11(gint *p);
#if __OPENCL_C_VERSION__ >= 200
void f12(__generic int *p);
void f13(__generic int p);
#endif

void call(__global int *g, __local int *l, __constant int *c) {
  f0(g);
  f0(l);
  f0(c);
  f6(g);
  f6(l);
  f11(g);
  int x;
  f0(&x);
  f8(&x);
  f8(g);
#if __OPENCL_C_VERSION__ >= 200
  f12(g);
  f12(l);
  f12(c);
  f12(&x);
#endif
}
