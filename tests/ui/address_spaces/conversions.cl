// Pointers into disjoint spaces are neither assigned, cast, compared nor chosen together.
void assign(global int *g, local int *l, constant int *c, private int *p, int *u) {
  g = l;  //~ ERROR CL0301
  l = p;  //~ ERROR CL0301
  p = c;  //~ ERROR CL0301
  c = g;  //~ ERROR CL0301
  g = g;
  u = g;  //~ ERROR[1.0,1.1,1.2] CL0301
  u = c;  //~ ERROR CL0301
  g = u;  //~ ERROR CL0301
  global const int *gc = g;
  global void *gv = l;  //~ ERROR CL0301
}
void cast(global int *g, local int *l, constant int *c, int *u) {
  g = (global int *)l;  //~ ERROR CL0302
  g = (global int *)u;  //~ ERROR[1.0,1.1,1.2] CL0302
  u = (int *)g;  //~ ERROR[1.0,1.1,1.2] CL0302
  u = (int *)c;  //~ ERROR CL0302
  c = (constant int *)u;  //~ ERROR CL0302
  g = (global int *)(long)l;
}
void compare(global int *g, local int *l, constant int *c, int *u, int i) {
  i = g == l;  //~ ERROR CL0305
  i = g == u;  //~ ERROR[1.0,1.1,1.2] CL0305
  i = c == u;  //~ ERROR CL0305
  i = g < l;  //~ ERROR CL0305
  i = g == 0;
  i = g - l;  //~ ERROR CL0305
  i = c != (constant int *)0;
}
void choose(global int *g, local int *l, constant int *c, int *u, int i) {
  i ? g : l;  //~ ERROR CL0305
  i ? g : u;  //~ ERROR[1.0,1.1,1.2] CL0305
  i ? g : c;  //~ ERROR CL0305
  i ? c : 0;
  i ? 0 : l;
}
void nested(global int *private *gp, local int *private *lp, int **u) {
  gp = lp;  //~ ERROR CL0303
  u = gp;  //~ ERROR CL0303
  lp = (local int *private *)gp;
}
void argument(global int *g);
void call(local int *l, constant int *c, global int *g, int *u) {
  argument(l);  //~ ERROR CL0301
  argument(c);  //~ ERROR CL0301
  argument(g);
  argument(u);  //~ ERROR CL0301
}
global int *result_local(local int *l) { return l; }  //~ ERROR CL0301
global int *result_global(global int *g) { return g; }
int *result_any(global int *g) { return g; }  //~ ERROR[1.0,1.1,1.2] CL0301
