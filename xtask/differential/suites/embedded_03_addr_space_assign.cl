// std: 1.2 2.0 3.0
void take_private(private int *p);
void take_global(global int *p);
void take_unqual(int *p);

kernel void conv(global int *g, local int *l, constant int *c) {
  private int x = 0;
  private int *p = &x;
  int *u = &x;
  g = l;
  l = g;
  p = g;
  u = g;
  u = l;
  u = c;
  c = g;
  g = c;
  g = (global int *)l;
  l = (local int *)u;
  u = (int *)c;
  c = (constant int *)g;
  take_private(p);
  take_private(l);
  take_global(g);
  take_global(p);
  take_unqual(g);
  take_unqual(c);
  global int *r = x ? g : g;
  global int *s = x ? g : l;
  if (g == l) x = 1;
  if (g == 0) x = 2;
  if (c == g) x = 3;
}
