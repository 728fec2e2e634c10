// std: 1.2 2.0 3.0
// opts: -DVARS=1

// Conversions between pointers whose inner levels carry address spaces.

typedef __global int *gip;
typedef __local int *lip;
typedef __constant int *cip;

void take_pg(__private gip *p);
void take_pl(__private lip *p);
void take_gg(__global gip *p);
void take_plain(int **p);

void direct(gip *pg, lip *pl, cip *pc, __global gip *gg) {
  take_pg(pg);
  take_pg(pl);
  take_pl(pl);
  take_pl(pg);
  take_pg(pc);
  take_gg(gg);
  take_gg(pg);
  take_pg(gg);
  take_plain(pg);
}

void address_of(__global int *g, __local int *l) {
  take_pg(&g);
  take_pl(&l);
  take_pg(&l);
  take_gg(&g);
}

void casts(gip *pg, lip *pl) {
  pg = (gip *)pl;
  pl = (lip *)pg;
  pg = (gip *)(void *)pl;
  __global int **q = (__global int **)pg;
  __global int *__local *r = (__global int *__local *)pg;
  int ***deep = (int ***)&pg;
}

void three_levels(__global int *__private *__private *a,
                  __local int *__private *__private *b,
                  __global int *__private *__local *c) {
  a = a;
  a = b;
  a = c;
  *a = *b;
  **a = **b;
  ***a = ***b;
  *c = *a;
}

void quals(__global int *const *pc, __global int **p,
           __global const int *const *pcc, __global const int **cp) {
  pc = p;
  p = pc;
  pcc = pc;
  cp = p;
  p = cp;
  pcc = cp;
}

#ifdef VARS
void variable_init(__global int *g) {
  __global int *__private *a = &g;
  __local int *__private *b = &g;
  __private int *__private *c = &g;
  __global int *__constant *d = &g;
  void *v = &g;
  __global void *gv = g;
  __global void *gw = &g;
}
#endif
