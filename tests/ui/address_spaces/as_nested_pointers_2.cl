// std: 1.2+

// Pointers to pointers: address spaces of inner levels must match.

kernel void nested(global int *g, local int *l) {
  global int *private *gp = &g;
  local int *private *lp = &l;
  global int **gpp = &g;
  local int **bad1 = &g; //~ ERROR CL0303
  int **bad2 = &g; //~ ERROR CL0303
  private int *private *bad3 = &g; //~ ERROR CL0303
  gp = lp; //~ ERROR CL0303
  gp = (global int *private *)lp;
  gp = (global int **)lp; //~ ERROR[2.0+] CL0301
  global int *local *gl = gp; //~ ERROR CL0301
  global int *local *gl2 = (global int *local *)gp; //~ ERROR CL0302
  constant int *private *cp = gp; //~ ERROR CL0303
  cp = (constant int *private *)gp;
  global int *private *private *gppp = &gp;
  local int *private *private *lppp = gppp; //~ ERROR CL0303
  lppp = (local int *private *private *)gppp;
  global int *constant *gc = 0;
  gc = &gp; //~ ERROR CL0301
  void *vp = gpp;
  vp = &gp;
  const global int *const *cgp = gp;
  global int *const *gcp = gp;
  (void)(gp == lp);
  (void)(gp == gpp);
  (void)(1 ? gp : lp);
  (void)(1 ? gp : gpp);
#if __OPENCL_C_VERSION__ >= CL_VERSION_2_0
  generic int *private *up = gp; //~ ERROR[2.0+] CL0303
  generic int *generic *uu = gp; //~ ERROR[2.0+] CL0303
  global int *generic *gu = gp;
  gu = lp; //~ ERROR[2.0+] CL0303
  gp = gu; //~ ERROR[2.0+] CL0301
  gp = (global int *private *)gu;
#endif
}
