// std: 1.2+

typedef global int *gip;
typedef local int *lip;

void one_level(global int *global *gg, global int *local *lg, local int *global *gl) {
  gg = lg; //~ ERROR CL0301
  gg = gl; //~ ERROR CL0303
  gg = (global int *global *)lg; //~ ERROR CL0302
  gg = (global int *global *)gl;
  *gg = *lg;
  *gg = *gl; //~ ERROR CL0301
}

void same_inner(gip private *pg, lip private *pl, gip *q) {
  pg = q; //~ ERROR[2.0+] CL0301
  pl = q; //~ ERROR[1.2] CL0303 //~ ERROR[2.0+] CL0301
  pg = (gip private *)pl;
  q = (gip *)pl;
  *pg = (gip)*pl; //~ ERROR CL0302
}

#if __OPENCL_C_VERSION__ == 200
void to_generic(generic int *generic *nn, global int *global *gg, generic int *global *gn) {
  nn = gg; //~ ERROR[2.0] CL0303
  nn = gn;
  gg = nn; //~ ERROR[2.0] CL0301
  nn = (generic int *generic *)gg;
  gg = (global int *global *)nn;
  *nn = *gg;
}
#endif

void deep(global int *private *private *a, local int *private *private *b) {
  a = b; //~ ERROR CL0303
  **a = **b; //~ ERROR CL0301
  a = (global int *private *private *)b;
}
void compare(gip *a, lip *b) {
  if (a == b) return;
  if (*a == *b) return; //~ ERROR CL0305
}
