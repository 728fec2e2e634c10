// std: 1.2 2.0 3.0
// opts: -DGEN=0
// opts: -DGEN=1
void t(int k, __global int *g, __local int *l, __constant int *c, __private int *p,
       __global float *gf, __local float *lf, const __global int *cg) {
  (void)(k ? g : g);
  (void)(k ? g : l);
  (void)(k ? g : c);
  (void)(k ? l : p);
  (void)(k ? c : p);
  (void)(k ? g : 0);
  (void)(k ? g : gf);
  (void)(k ? g : lf);
  (void)(k ? cg : g);
  __global int *r = k ? g : cg;
  __global int *r1 = k ? g : (__global void *)0;
  __local void *r2 = k ? l : (__local void *)lf;
  (void)(g == l);
  (void)(g < c);
  (void)(g == g);
  (void)(g != 0);
  (void)(g - l);
  (void)(g == gf);
#if GEN && __OPENCL_C_VERSION__ >= 200
  __generic int *x = k ? g : l;
  __generic int *y = k ? x : p;
  __generic int *z = k ? x : c;
  __global int *w = k ? x : g;
  (void)(x == g);
  (void)(x == c);
  (void)(x - l);
#endif
}
