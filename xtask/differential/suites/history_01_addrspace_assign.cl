// std: 1.2 2.0 3.0
__constant int gconst = 7;

void fail_implicit(__global int *pg, __local int *pl, __constant int *pc, __private int *pp) {
  pg = pl;
  pg = pc;
  pg = pp;
  pl = pg;
  pl = pp;
  pc = pg;
  pp = pg;
  pp = &gconst;
  pc = &gconst;
}

void explicit_casts(__global int *pg, __local int *pl, __constant int *pc) {
  __global int *a = (__global int *)pl;
  __local int *b = (__local int *)pg;
  __private int *c = (__private int *)pg;
  __constant int *d = (__constant int *)pg;
  __global char *e = (__global char *)pg;
}

void compare(__global int *pg, __local int *pl, __constant int *pc) {
  int r = pg == pl;
  r = pg < pc;
  r = pl != 0;
}

void cond(__global int *pg, __local int *pl, int c) {
  __global int *x = c ? pg : pl;
  __global int *y = c ? pg : 0;
}

#if __OPENCL_C_VERSION__ >= 200
void to_generic(__global int *pg, __local int *pl, __constant int *pc) {
  __generic int *g = pg;
  g = pl;
  g = pc;
  pg = g;
  pg = (__global int *)g;
}
#endif

void take(__global int **pp);
void nested(__global int **a, __local int **b) {
  take(a);
  take(b);
}
