// std: 1.2 2.0 3.0
constant int ci = 1;
void f(global int *g, local int *l, constant int *c, private int *p) {
  g = l;
  l = p;
  p = g;
  c = g;
  g = c;
  g = (global int *)l;
  c = (constant int *)g;
  p = (private int *)c;
  g = 0;
  l = NULL;
  int *q = p;
  q = g;
  q = c;
  q = (int *)l;
  l = (local int *)q;
  c = (constant int *)q;
  g = q;
  if (g == l) return;
  if (g == 0) return;
  if (q == g) return;
  if (q == c) return;
  p = ci ? p : g;
  q = ci ? l : g;
  global int **gpp = &g;
  private int *global *pgp;
  int *global *ggp = pgp;
  p - g;
}
