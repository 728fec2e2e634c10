// std: 1.2 2.0 3.0
// Implicit conversions among pointers to different address spaces.

void conv(global int *g, local int *l, constant int *c, private int *p) {
  global int *g1 = g;
  global int *g2 = l;
  global int *g3 = c;
  global int *g4 = p;
  local int *l1 = g;
  local int *l2 = l;
  local int *l3 = c;
  constant int *c1 = g;
  constant int *c2 = l;
  constant int *c3 = c;
  private int *p1 = g;
  private int *p2 = c;
  private int *p3 = p;
  int *u1 = g;
  int *u2 = l;
  int *u3 = c;
  int *u4 = p;
  const int *u5 = c;
  void *v1 = g;
  global void *v2 = g;
  global void *v3 = l;
  constant void *v4 = c;
  g = l;
  l = p;
  p = g;
  c = g;
  u1 = c;
  g = u1;
  l = u1;
  p = u1;
  c = u1;
  v1 = c;
  g = 0;
  l = NULL;
  c = (void *)0;
  p = 0;
  g = 1;
  l = 1.0f;
}
