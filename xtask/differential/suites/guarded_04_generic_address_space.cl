// std: 1.2 2.0 3.0
void take_generic(generic int *p);
void take_plain(int *p);
void take_const(constant int *p);
void take_global(global int *p);

generic int gvar;

kernel void test(global int *g, local int *l, constant int *c) {
  private int p;
  take_generic(g);
  take_generic(l);
  take_generic(&p);
  take_generic(c);
  take_plain(g);
  take_plain(l);
  take_plain(c);
  take_const(g);
  generic int x;
  generic int *gp = g;
  take_global(gp);
  take_global((global int *)gp);
  take_const(gp);
  take_const((constant int *)gp);
  gp = l;
  gp = (generic int *)c;
  g = gp;
  int b = gp == g;
  b = gp == l;
  b = g == l;
  b = c == gp;
}

kernel void bad_param(generic int *p) {}
