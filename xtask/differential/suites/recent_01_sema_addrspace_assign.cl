// std: 1.2 2.0 3.0
// Conversions between pointers to different address spaces.

void f_global(global int *p);
void f_local(local int *p);
void f_private(private int *p);
void f_default(int *p);

void implicit_conv(global int *g, local int *l, constant int *c, private int *p) {
  g = l;
  g = c;
  g = p;
  l = g;
  c = g;
  p = g;
  g = (global int *)l;
  l = (local int *)c;
  p = (private int *)p;
  int *d = g;
  d = l;
  d = c;
  d = p;
  g = d;
  g = (global int *)d;
}

void calls(global int *g, local int *l, constant int *c, private int *p) {
  f_global(g);
  f_global(l);
  f_local(l);
  f_local(p);
  f_private(p);
  f_private(g);
  f_default(g);
  f_default(c);
  f_default(p);
}

void ternary(int cond, global int *g, local int *l, constant int *c) {
  global int *r1 = cond ? g : g;
  global int *r2 = cond ? g : 0;
  global int *r3 = cond ? g : l;
  constant int *r4 = cond ? c : g;
}

void compare(global int *g, local int *l, constant int *c) {
  int r = g == g;
  r = g == l;
  r = g == c;
  r = l < g;
  r = g == 0;
  r = g - l;
}
