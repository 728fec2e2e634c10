// std: 1.2 2.0 3.0

void casts(__global int *g, __local int *l, __constant int *c, __private int *p) {
  __global char *a = (__global char *)g;
  __global char *b = (__global char *)l;
  __local float *d = (__local float *)c;
  __constant int *e = (__constant int *)g;
  __private int *f = (__private int *)g;
  __global int *h = (__global int *)c;
  __global int *i = (__global int *)(uintptr_t)l;
  size_t s = (size_t)c;
  int *j = (int *)g;
  int *k = (int *)c;
  (void)l;
}

void compare(__global int *g, __local int *l, __constant int *c, int *p) {
  if (g == l) return;
  if (c != g) return;
  if (p == g) return;
  if (g == 0) return;
  if (l < c) return;
  if (p > p + 1) return;
}

void cond(__global int *g, __local int *l, __constant int *c, __global float *gf, int b) {
  __global int *r1 = b ? g : g;
  __global int *r2 = b ? g : l;
  __constant int *r3 = b ? c : g;
  __global int *r4 = b ? g : 0;
  __global void *r5 = b ? g : gf;
}

void sub(__global int *g, __local int *l, int *p) {
  ptrdiff_t d1 = g - g;
  ptrdiff_t d2 = g - l;
  ptrdiff_t d3 = p - g;
}
