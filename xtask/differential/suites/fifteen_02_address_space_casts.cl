// std: 1.2 2.0 3.0
void casts(global int *g, local int *l, constant int *c, private int *p) {
  global int *g1 = (global int *)l;
  global int *g2 = (global int *)c;
  global int *g3 = (global int *)p;
  local int *l1 = (local int *)g;
  local int *l2 = (local int *)p;
  constant int *c1 = (constant int *)g;
  private int *p1 = (private int *)g;
  private int *p2 = (private int *)l;
  private int *p3 = (private int *)c;
  global float *gf = (global float *)g;
  global char *gc = g;
  global int *gi = (global int *)(size_t)l;
  local int *li = (local int *)0;
  constant int *cn = NULL;
#if __OPENCL_C_VERSION__ >= 200
  int *q1 = g;
  int *q2 = (int *)l;
  generic int *q3 = p;
  int *q4 = c;
  int *q5 = (int *)c;
  global int *g5 = q1;
  global int *g6 = (global int *)q1;
  constant int *c5 = (constant int *)q1;
#endif
}

void nested(global int *global *gg, local int *global *lg, global int *private *gp) {
  gg = lg;
  gg = (global int *global *)lg;
  gp = gg;
  gp = (global int *private *)gg;
}

void compare(global int *g, local int *l, constant int *c, int i) {
  int r = g == l;
  r = g < c;
  r = l - g;
  g = i ? g : l;
  r = g == 0;
}
