// std: 1.2 2.0 3.0
__constant int ci = 1;

__kernel void foo(__global int *gip) {
  __local int li;
  __local int lj = 2;

  int *ip;
  ip = gip;
  ip = &li;
  ip = &ci;
  __private int *pp = (__private int *)gip;
  gip = (__global int *)&li;
}

void explicit_cast(__global int *g, __local int *l, __constant int *c, __private int *p, const __constant int *cc) {
  g = (__global int *)l;
  g = (__global int *)c;
  l = (__local int *)g;
  l = (__local int *)p;
  c = (__constant int *)g;
  c = (__constant int *)cc;
  p = (__private int *)c;
  p = (__private int *)p;
}

void ok_explicit_casts(__global int *g, __global int *g2, __local int *l) {
  g = (__global int *)g2;
  l = (__local int *)(__local char *)l;
}

void nested(__global int *__global *gg, __local int *__local *ll, __global int *__private *gp) {
  *gg = **gp ? *gp : 0;
  gg = ll;
  gg = gp;
  **ll = **gg;
}

__private int func_return_priv(void);
__global int func_return_global(void);
__local int func_return_local(void);
__constant int func_return_constant(void);

void func_multiple_addr(void) {
  typedef __private int private_int_t;
  __private __local int var1;
  __private __local int *var2;
  __local private_int_t var3;
  __private private_int_t var5;
}
