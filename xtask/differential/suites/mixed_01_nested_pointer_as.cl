// std: 1.2 2.0 3.0
// Address space mismatches below the outermost pointer level.

typedef global int *gp_t;

void sink_gg(global int *global *p);
void sink_pg(global int **p);
void sink_pl(local int **p);

kernel void k(global int *a, local int *b, constant int *c) {
  gp_t pa = a;
  local int *pb = b;
  sink_pg(&pa);
  sink_pl(&pb);
  sink_pl(&pa);
  sink_pg(&pb);
  sink_gg(&pa);
  private gp_t *ppa = &pa;
  local int **ppb = (local int **)&pa;
  global int *local *lpa = (global int *local *)b;
  const gp_t *cppa = &pa;
  global const int **ccpa = &pa;
  constant int *pc = c;
  constant int **ppc = &pc;
  global int **bad = &pc;
  *ppa = b;
  **ppa = 1;
  **ppc = 1;
}

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
void nested_generic(void) {
  int i;
  int *g = &i;
  int **gg = &g;
  generic int *private pg = g;
  global int *gl;
  gg = &gl;
  generic int *generic *ggg = gg;
  global int *generic *h = &gl;
  local int *generic *l = h;
  l = (local int *generic *)h;
}
#endif
