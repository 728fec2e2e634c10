// std: 1.2 2.0 3.0
void f_g(global int *p);
void f_l(local int *p);
void f_p(private int *p);
void f_c(constant int *p);

void explicit_casts(global int *g, local int *l, constant int *c, private int *p) {
  g = (global int *)l;
  g = (global int *)c;
  g = (global int *)p;
  l = (local int *)g;
  l = (local int *)c;
  l = (local int *)p;
  c = (constant int *)g;
  c = (constant int *)p;
  p = (private int *)g;
  p = (private int *)l;
  g = (global int *)(global char *)g;
  g = (global int *)(ulong)l;
}

void implicit_args(global int *g, local int *l, constant int *c, private int *p) {
  f_g(g);
  f_g(l);
  f_g(p);
  f_l(g);
  f_l(l);
  f_p(p);
  f_p(c);
  f_c(c);
  f_c(g);
}

void conds(global int *g, local int *l, constant int *c, int k) {
  (void)(k ? g : g);
  (void)(k ? g : l);
  (void)(k ? g : c);
  (void)(k ? l : 0);
}

void cmps(global int *g, local int *l, constant int *c) {
  (void)(g == l);
  (void)(g < c);
  (void)(g - l);
  (void)(g == 0);
}
