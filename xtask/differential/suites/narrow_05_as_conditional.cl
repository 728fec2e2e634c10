// std: 1.2 2.0
// The conditional operator on pointers to different address spaces.

void cond(__global int *g, __local int *l, __constant int *c, __private int *p, int n) {
  __global int *a = n ? g : g;
  __global int *b = n ? g : 0;
  __global int *d = n ? 0 : g;
  __global int *e = n ? g : l;
  __private int *f = n ? p : l;
  __constant int *h = n ? c : g;
  __constant int *i = n ? c : (__constant int *)0;
  (void)(n ? g : l);
  (void)(n ? g : c);
  (void)(n ? p : c);
  (void)(n ? (__global void *)g : g);
  (void)(n ? (__local void *)l : g);
  (void)(n ? g : (__global char *)g);
  (void)(n ? g : (__local char *)l);
  (void)(n ? g : 1);
}

void quals(const __global int *cg, volatile __global int *vg, __global int *g, int n) {
  const volatile __global int *a = n ? cg : vg;
  __global int *b = n ? cg : g;
  const __global int *d = n ? cg : g;
}

#if __OPENCL_C_VERSION__ >= 200
void gen(int *q, __global int *g, __local int *l, __constant int *c, int n) {
  int *a = n ? q : g;
  int *b = n ? g : l;
  int *d = n ? q : c;
  __global int *e = n ? g : q;
  (void)(n ? q : (__global char *)g);
  (void)(n ? (__local void *)l : q);
}
#endif
