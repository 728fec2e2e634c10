// std: 1.2 2.0 3.0
typedef global int *gip;
typedef local int *lip;

void one_level(global int *global *gg, global int *local *lg, local int *global *gl) {
  gg = lg;
  gg = gl;
  gg = (global int *global *)lg;
  gg = (global int *global *)gl;
  *gg = *lg;
  *gg = *gl;
}

void same_inner(gip private *pg, lip private *pl, gip *q) {
  pg = q;
  pl = q;
  pg = (gip private *)pl;
  q = (gip *)pl;
  *pg = (gip)*pl;
}

#if __OPENCL_C_VERSION__ == 200
void to_generic(generic int *generic *nn, global int *global *gg, generic int *global *gn) {
  nn = gg;
  nn = gn;
  gg = nn;
  nn = (generic int *generic *)gg;
  gg = (global int *global *)nn;
  *nn = *gg;
}
#endif

void deep(global int *private *private *a, local int *private *private *b) {
  a = b;
  **a = **b;
  a = (global int *private *private *)b;
}
void compare(gip *a, lip *b) {
  if (a == b) return;
  if (*a == *b) return;
}
