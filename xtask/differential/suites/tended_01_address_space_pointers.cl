// std: 1.2 2.0 3.0

__constant int table_c[4] = {1, 2, 3, 4};

void take_private(int *p);
void take_global(__global int *p);
void take_local(__local int *p);
void take_constant(__constant int *p);

void calls(__global int *g, __local int *l, __constant int *c, __private int *p) {
  take_global(g);
  take_global(l);
  take_local(l);
  take_local(g);
  take_constant(c);
  take_constant(table_c);
  take_private(p);
  take_private(g);
  take_private(c);
}

void casts(__global int *g, __local int *l, __constant int *c) {
  __global float *gf = (__global float *)g;
  __local int *l2 = (__local int *)g;
  __global int *g2 = (__global int *)c;
  unsigned long u = (unsigned long)g;
  __local int *l3 = (__local int *)u;
}

int compare(__global int *g, __local int *l, __constant int *c) {
  if (g == l)
    return 1;
  if (g < c)
    return 2;
  if (g == 0)
    return 3;
  return 4;
}

__global int *cond(int i, __global int *g, __local int *l, __constant int *c) {
  __global int *r = i ? g : l;
  r = i ? g : 0;
  return r;
}
