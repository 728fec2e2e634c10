// std: 1.2 2.0

// The conditional operator over pointers into different address spaces.

__constant int ci = 1;

void same(int c, __global int *a, __global int *b, __local int *l1,
          __local int *l2) {
  __global int *r = c ? a : b;
  __local int *s = c ? l1 : l2;
  __private int *t = c ? a : b;
}

void mixed(int c, __global int *g, __local int *l, __private int *p,
           __constant int *k) {
  (void)(c ? g : l);
  (void)(c ? g : p);
  (void)(c ? l : p);
  (void)(c ? g : k);
  (void)(c ? k : &ci);
  __global int *r = c ? g : l;
}

void with_null(int c, __global int *g, __local int *l) {
  __global int *a = c ? g : 0;
  __local int *b = c ? (void *)0 : l;
  __global int *d = c ? 0 : 0;
  __global int *e = c ? g : 1;
  __global int *f = c ? g : NULL;
}

void differing(int c, __global int *gi, __global float *gf, __global void *gv,
               __local void *lv, __global const int *gc,
               __global volatile int *gvo) {
  (void)(c ? gi : gf);
  (void)(c ? gi : gv);
  (void)(c ? gi : lv);
  __global const int *x = c ? gi : gc;
  __global int *y = c ? gi : gc;
  __global const volatile int *z = c ? gc : gvo;
  __global const int *w = c ? gc : gvo;
}

void elvis(__global int *g, __local int *l) {
  __global int *a = g ?: g;
  (void)(g ?: l);
  (void)(l ?: 0);
}

void vec_cond(int2 c, __global int *g) {
  (void)(c ? g : g);
  __global int *r = c ? g : 0;
}

void arr(int c) {
  int x[4], y[4], z[5];
  int *p = c ? x : y;
  int *q = c ? x : z;
  *(c ? &x : &y)[0] = 1;
  (void)(c ? &x : &z);
}
