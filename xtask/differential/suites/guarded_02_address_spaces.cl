// std: 1.2 2.0 3.0
__constant int ci = 1;

__kernel void foo(__global int *gip, __local int *lip) {
  __local int li;
  __local int lj = 2;
  int *ip;
#if __OPENCL_C_VERSION__ < 200
  ip = gip;
  ip = &li;
  ip = &ci;
#else
  ip = gip;
  ip = &li;
  ip = &ci;
#endif
  gip = lip;
  lip = gip;
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
}

void ok_explicit_casts(__global int *g, __global int *g2, __local int *l, __local int *l2, __private int *p, __private int *p2) {
  g = (__global int *)g2;
  l = (__local int *)l2;
  p = (__private int *)p2;
}

__global int ret_g(void);
__private int ret_p(void);
__local int *ret_lp(void);
void param_g(__global int x);
void param_p(__private int x);
