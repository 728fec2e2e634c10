// std: 1.2 2.0
// Assignments, casts, comparisons and conditionals of pointers.
void f(global int *g, local int *l, private int *p, constant int *c, int *d, int n, const global int *cg) {
  g = l;
  g = p;
  l = c;
  p = d;
  d = p;
  d = g;
  d = c;
  c = d;
  g = d;
  g = cg;
  cg = g;
  g = (global int *)l;
  g = (global int *)d;
  l = (local int *)p;
  d = (int *)g;
  d = (int *)c;
  c = (constant int *)g;
  g = (global int *)(ulong)l;
  n = g == l;
  n = g == c;
  n = d == g;
  n = d < l;
  n = g - l;
  n = d - g;
  n ? g : l;
  n ? g : c;
  n ? g : d;
  n ? g : (global int *)0;
  n ? g : 0;
  g = 0;
  g = NULL;
  c = 0;
}
