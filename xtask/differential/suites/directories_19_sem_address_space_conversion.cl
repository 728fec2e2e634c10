// std: 1.2 2.0 3.0
__constant int ci = 1;

__kernel void foo(__global int *gip) {
  __local int li;
  __local int lj = 2;
  int *ip;
  ip = gip;
  ip = &li;
  ip = &ci;
  constant int *cp = gip;
  gip = (global int *)ip;
  local int *lp = (local int *)gip;
}

void explicit_cast(__global int *g, __local int *l, __constant int *c, __private int *p, const __constant int *cc) {
  g = (__global int *)l;
  g = (__global int *)c;
  g = (__global int *)cc;
  g = (__global int *)p;
  c = (__constant int *)g;
  p = (__private int *)l;
  p = (__private int *)(ulong)g;
}

void ok_explicit_casts(__global int *g, __global int *g2, __local int *l, __private int *p) {
  g = (__global int *)g2;
  l = (__local int *)(__local void *)l;
  p = (int *)(__private char *)p;
}

#if !__OPENCL_CPP_VERSION__
void nested(__global int *g, __global int *__private *gg, __local int *__local *ll) {
  gg = ll;
  gg = (__global int *__private *)ll;
  **gg = 1;
  const __global int *__private *cgg = gg;
}
#endif
__private int ret_priv(void);
__local int ret_local(void);
__local int *ret_local_array(void);
void param(__local int x, __global int y[4], __generic int *q);
