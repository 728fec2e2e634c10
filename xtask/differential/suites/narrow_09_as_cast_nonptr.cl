// std: 1.2 3.0
// Casts and compound literals whose type carries an address space.

typedef __global int gint;

void f(__global int *g, __local int *l, int i) {
  int a = (__global int)i;
  int b = (gint)i;
  int c = (__private int)i;
  int d = (__constant int)i;
  int e = sizeof(__global int);
  int h = sizeof(gint);
  gint *p = g;
  gint *q = l;
  gint v;
  __local gint w;
  __global gint *x;
  __local gint *y;
  __private int *z = &(int){3};
  __global int *z2 = &(int){3};
  __constant int *z3 = &(__constant int){3};
  __constant int *z4 = (__constant int[]){1, 2};
  __local int *z5 = &(__local int){3};
  ulong u = (ulong)g;
  l = (__local int *)u;
  l = (__local int *)(ulong)g;
  l = u;
}
