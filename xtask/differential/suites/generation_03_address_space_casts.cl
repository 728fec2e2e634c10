// std: 1.2 2.0 3.0
// opts: -DPLAIN_RUN=1
// Explicit casts between address spaces.

void f(global int *g, local int *l, constant int *c, private int *p) {
  (void)(global int *)g;
  (void)(global char *)g;
  (void)(global int *)l;
  (void)(global int *)c;
  (void)(global int *)p;
  (void)(local int *)g;
  (void)(local float *)l;
  (void)(constant int *)g;
  (void)(constant char *)c;
  (void)(private int *)p;
  (void)(private int *)l;
  (void)(const global int *)g;
  (void)(volatile local int *)l;
  (void)(size_t)g;
  (void)(uintptr_t)l;
  (void)(int)g;
  (void)(global int *)(size_t)0x1000;
  (void)(local int *)(uintptr_t)p;
  (void)(global void *)g;
  (void)(global int *)(global void *)g;
}

#if __OPENCL_C_VERSION__ >= 200
void gen(int *x, generic float *y, global int *g, constant int *c) {
  global int *a = (global int *)x;
  local int *b = (local int *)x;
  private int *d = (private int *)x;
  constant int *e = (constant int *)x;
  generic int *h = (generic int *)c;
  x = g;
  g = x;
  y = (generic float *)g;
  y = (float *)x;
  x = (int *)(global float *)g;
  int **pp = &x;
  global int **pg = (global int **)pp;
  (void)a, (void)b, (void)d, (void)e, (void)h, (void)pg;
}
#endif

void nested(global int *private *pg, local int *private *pl) {
  pg = pl;
  pg = (global int *private *)pl;
  pl = (local int *private *)pg;
}
