// std: 1.0 1.2 2.0

global int *gptr(global int *);

void params(global int *g, local int *l, constant int *c, private int *p) {
  global int *g1 = g;
  global int *g2 = l;
  global int *g3 = c;
  global int *g4 = p;
  local int *l1 = g;
  local int *l2 = l;
  constant int *c1 = g;
  constant int *c2 = c;
  private int *p1 = g;
  private int *p2 = p;
  global int *g5 = (global int *)l;
  local int *l3 = (local int *)p;
  private int *p3 = (private int *)c;
  constant int *c3 = (constant int *)g;
  int *q1 = p;
  int *q2 = g;
  int *q3 = l;
  int *q4 = c;
  const global int *cg = g;
  global int *g6 = cg;
  volatile local int *vl = l;
}

void calls(global int *g, local int *l, int *p) {
  gptr(g);
  gptr(l);
  gptr(p);
  gptr(0);
}

int compare(global int *g, local int *l, constant int *c) {
  if (g == l)
    return 1;
  if (g == c)
    return 2;
  if (g == g + 1)
    return 3;
  return g - l;
}
