// std: 1.2+

// Conversions of pointers to pointers.

typedef global int *gptr;

void f(global int *global *gg, global int *local *gl, local int *global *lg, int **pp) {
  global int **gp = gg; //~ ERROR[1.2] CL0301
  local int **lp;
  gg = gl; //~ ERROR CL0301
  gg = lg; //~ ERROR CL0303
  pp = gg; //~ ERROR[1.2] CL0301 //~ ERROR[2.0+] CL0303
  lp = gp; //~ ERROR CL0303
  gp = (global int **)gg; //~ ERROR[1.2] CL0302
  lp = (local int **)gg; //~ ERROR[1.2] CL0302
  gg = (global int *global *)lg;
  const global int *const *cp = gp;
  gptr *tp = gp;
  gptr global *tg = gg;
  local gptr *tl = gl;
  gl = tl;
  tl = gg; //~ ERROR CL0301
  void *v = gp;
  void *global *vg = gg; //~ ERROR CL0303
  constant gptr *cg = gg; //~ ERROR CL0301
}

kernel void k1(global int **p) {} //~ ERROR CL0704
kernel void k2(global int *global *p) {} //~ ERROR[1.2] CL0705
kernel void k3(global gptr *p) {} //~ ERROR[1.2] CL0705
kernel void k4(local int *local *p) {} //~ ERROR[1.2] CL0705
