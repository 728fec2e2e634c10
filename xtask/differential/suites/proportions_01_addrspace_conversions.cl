// std: 1.2 2.0 3.0
__constant int ci = 1;

__kernel void foo(__global int *gip) {
  __local int li;
  __local int lj = 2;  // local variable cannot have an initializer
  int *ip;
  ip = gip;
  ip = &li;
  ip = &ci;
}

void explicit_cast(__global int *g, __local int *l, __constant int *c, __private int *p, const __constant int *cc) {
  g = (__global int *)l;
  g = (__global int *)c;
  g = (__global int *)cc;
  g = (__global int *)p;

  l = (__local int *)g;
  l = (__local int *)c;
  l = (__local int *)p;

  c = (__constant int *)g;
  c = (__constant int *)l;
  c = (__constant int *)p;

  p = (__private int *)g;
  p = (__private int *)l;
  p = (__private int *)c;
  p = (__private int *)cc;
}

void ok_explicit_casts(__global int *g, __global int *g2, __local int *l, __local int *l2, __private int *p) {
  g = (__global int *)g2;
  l = (__local int *)l2;
  p = (__private int *)p;
}

void through_integer(__global int *g, __local int *l) {
  l = (__local int *)(size_t)g;
  g = (__global int *)0;
  l = 0;
  g = 1;
}

__private int func_return_priv(void);
__global int func_return_global(void);
__local int func_return_local(void);
__constant int func_return_constant(void);
