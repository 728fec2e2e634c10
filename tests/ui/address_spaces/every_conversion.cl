// Conversions, comparisons and choices between pointers into each pair of address spaces.

void consume_generic(generic void *p); //~ ERROR[1.0,1.1,1.2] CL0306
void f_glob(global int *p) {}
void f_loc(local int *p) {}
void f_con(constant int *p) {}
void f_gen(int *p) {}
void t(global int *g, local int *l, constant int *c, private int *p, global float *gf, constant float *cf) {
  int *n;
  g = l; //~ ERROR CL0301
  g = c; //~ ERROR CL0301
  g = p; //~ ERROR CL0301
  l = g; //~ ERROR CL0301
  c = g; //~ ERROR CL0301
  c = l; //~ ERROR CL0301
  p = g; //~ ERROR CL0301
  n = g; //~ ERROR[1.0,1.1,1.2] CL0301
  n = l; //~ ERROR[1.0,1.1,1.2] CL0301
  n = c; //~ ERROR CL0301
  n = p;
  g = n; //~ ERROR CL0301
  l = n; //~ ERROR CL0301
  c = n; //~ ERROR CL0301
  p = n; //~ ERROR[2.0+] CL0301
  g = (global int*)l; //~ ERROR CL0302
  g = (global int*)c; //~ ERROR CL0302
  g = (global int*)p; //~ ERROR CL0302
  l = (local int *)g; //~ ERROR CL0302
  c = (constant int *)g; //~ ERROR CL0302
  c = (constant int *)n; //~ ERROR CL0302
  n = (int *)g; //~ ERROR[1.0,1.1,1.2] CL0302
  n = (int *)c; //~ ERROR CL0302
  g = (global int*)n; //~ ERROR[1.0,1.1,1.2] CL0302
  l = (local int*)n; //~ ERROR[1.0,1.1,1.2] CL0302
  p = (private int*)n;
  p = (private int*)g; //~ ERROR CL0302
  g = gf;
  n = gf; //~ ERROR[1.0,1.1,1.2] CL0301
  n = cf; //~ ERROR CL0301
  g = cf; //~ ERROR CL0301
  c = cf;
  g = (global int*)gf;
  g = (global int*)cf; //~ ERROR CL0302
  if (g == l) {} //~ ERROR CL0305
  if (g == c) {} //~ ERROR CL0305
  if (g == n) {} //~ ERROR[1.0,1.1,1.2] CL0305
  if (c == n) {} //~ ERROR CL0305
  if (l == n) {} //~ ERROR[1.0,1.1,1.2] CL0305
  if (g > l) {} //~ ERROR CL0305
  if (g < n) {} //~ ERROR[1.0,1.1,1.2] CL0305
  if (c >= n) {} //~ ERROR CL0305
  g - l; //~ ERROR CL0305
  g - n; //~ ERROR[1.0,1.1,1.2] CL0305
  c - n; //~ ERROR CL0305
  c - g; //~ ERROR CL0305
  (void)(1 ? g : l); //~ ERROR CL0305
  (void)(1 ? g : c); //~ ERROR CL0305
  (void)(1 ? g : n); //~ ERROR[1.0,1.1,1.2] CL0305
  (void)(1 ? c : n); //~ ERROR CL0305
  (void)(1 ? g : gf);
  (void)(1 ? l : n); //~ ERROR[1.0,1.1,1.2] CL0305
  (void)(1 ? g : 0);
  (void)(1 ? c : 0);
  f_glob(g); f_glob(l); //~ ERROR CL0301
  f_glob(c); //~ ERROR CL0301
  f_glob(n); //~ ERROR CL0301
  f_loc(n); //~ ERROR CL0301
  f_loc(g); //~ ERROR CL0301
  f_con(c);
  f_con(n); //~ ERROR CL0301
  f_con(g); //~ ERROR CL0301
  f_gen(g); //~ ERROR[1.0,1.1,1.2] CL0301
  f_gen(l); //~ ERROR[1.0,1.1,1.2] CL0301
  f_gen(c); //~ ERROR CL0301
  f_gen(p);
  global int *ig = l; //~ ERROR CL0301
  global int *ic = c; //~ ERROR CL0301
  global int *in = n; //~ ERROR CL0301
  int *ng = g; //~ ERROR[1.0,1.1,1.2] CL0301
  int *nc = c; //~ ERROR CL0301
  constant int *cg = g; //~ ERROR CL0301
  return;
}
global int *ret1(local int *l) { return l; } //~ ERROR CL0301
int *ret2(local int *l) { return l; } //~ ERROR[1.0,1.1,1.2] CL0301
int *ret3(constant int *l) { return l; } //~ ERROR CL0301
global int *ret4(int *l) { return l; } //~ ERROR CL0301
