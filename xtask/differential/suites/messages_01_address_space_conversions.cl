// std: 1.2 2.0 3.0
void take_global(__global int *p);
void take_const_global(const __global int *p);
void take_private(__private int *p);

__kernel void conv(__global int *g, __constant int *c, __local int *l) {
  int x = 0;
  __private int *p = &x;
  int *q = g;
  g = p;
  g = l;
  g = c;
  c = g;
  l = (__local int *)g;
  c = (__constant int *)g;
  g = (__global int *)c;
  p = (__private int *)l;
  g = (__global int *)(size_t)l;
  take_global(l);
  take_global(g);
  take_const_global(g);
  take_private(&x);
  take_private(g);
  __global float *gf = g;
  __global float *gf2 = (__global float *)g;
  __global void *gv = g;
  __local void *lv = g;
  g = 0;
  l = NULL;
}
