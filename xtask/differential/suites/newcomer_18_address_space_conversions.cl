// std: 1.2 2.0 3.0
void f(global int *g, local int *l, constant int *c, private int *p, int *d) {
  g = l;
  l = g;
  g = c;
  c = g;
  p = g;
  d = g;
  d = l;
  d = p;
  d = c;
  p = d;
  g = d;
  g = (global int *)l;
  g = (global int *)d;
  l = (local int *)c;
  d = (int *)g;
  c = (constant int *)d;
  d = (private int *)c;
  g = 0;
  l = (void *)0;
  c = NULL;
  const global int *cg = g;
  g = cg;
}
