// std: 1.2 2.0 3.0
// Pointers to pointers: address spaces of inner levels must match.

kernel void nested(global int *g, local int *l) {
  global int *private *gp = &g;
  local int *private *lp = &l;
  global int **gpp = &g;
  local int **bad1 = &g;
  int **bad2 = &g;
  private int *private *bad3 = &g;
  gp = lp;
  gp = (global int *private *)lp;
  gp = (global int **)lp;
  global int *local *gl = gp;
  global int *local *gl2 = (global int *local *)gp;
  constant int *private *cp = gp;
  cp = (constant int *private *)gp;
  global int *private *private *gppp = &gp;
  local int *private *private *lppp = gppp;
  lppp = (local int *private *private *)gppp;
  global int *constant *gc = 0;
  gc = &gp;
  void *vp = gpp;
  vp = &gp;
  const global int *const *cgp = gp;
  global int *const *gcp = gp;
  (void)(gp == lp);
  (void)(gp == gpp);
  (void)(1 ? gp : lp);
  (void)(1 ? gp : gpp);
#if __OPENCL_C_VERSION__ >= CL_VERSION_2_0
  generic int *private *up = gp;
  generic int *generic *uu = gp;
  global int *generic *gu = gp;
  gu = lp;
  gp = gu;
  gp = (global int *private *)gu;
#endif
}
