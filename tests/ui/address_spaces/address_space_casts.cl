// std: 1.2+

void casts(global int *g, local int *l, constant int *c, private int *p) {
  global int *g1 = (global int *)l; //~ ERROR CL0302
  global int *g2 = (global int *)c; //~ ERROR CL0302
  global int *g3 = (global int *)p; //~ ERROR CL0302
  local int *l1 = (local int *)g; //~ ERROR CL0302
  local int *l2 = (local int *)p; //~ ERROR CL0302
  constant int *c1 = (constant int *)g; //~ ERROR CL0302
  private int *p1 = (private int *)g; //~ ERROR CL0302
  private int *p2 = (private int *)l; //~ ERROR CL0302
  private int *p3 = (private int *)c; //~ ERROR CL0302
  global float *gf = (global float *)g;
  global char *gc = g;
  global int *gi = (global int *)(size_t)l;
  local int *li = (local int *)0;
  constant int *cn = NULL;
#if __OPENCL_C_VERSION__ >= 200
  int *q1 = g;
  int *q2 = (int *)l;
  generic int *q3 = p;
  int *q4 = c; //~ ERROR[2.0+] CL0301
  int *q5 = (int *)c; //~ ERROR[2.0+] CL0302
  global int *g5 = q1; //~ ERROR[2.0+] CL0301
  global int *g6 = (global int *)q1;
  constant int *c5 = (constant int *)q1; //~ ERROR[2.0+] CL0302
#endif
}

void nested(global int *global *gg, local int *global *lg, global int *private *gp) {
  gg = lg; //~ ERROR CL0303
  gg = (global int *global *)lg;
  gp = gg; //~ ERROR CL0301
  gp = (global int *private *)gg; //~ ERROR CL0302
}

void compare(global int *g, local int *l, constant int *c, int i) {
  int r = g == l; //~ ERROR CL0305
  r = g < c; //~ ERROR CL0305
  r = l - g; //~ ERROR CL0305
  g = i ? g : l; //~ ERROR CL0305
  r = g == 0;
}
