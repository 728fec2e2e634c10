// std: 1.2 2.0 3.0

void conv(global int *g, local int *l, constant int *c, private int *p) {
  g = l;
  g = p;
  g = c;
  l = g;
  l = c;
  p = g;
  p = l;
  c = g;
  c = p;
  g = g;
  global const int *gc = g;
  g = gc;
  global void *gv = g;
  g = gv;
  gv = l;
  constant void *cv = c;
}

void casts(global int *g, local int *l, constant int *c, private int *p) {
  g = (global int *)l;
  g = (global int *)p;
  l = (local int *)g;
  c = (constant int *)g;
  g = (global int *)c;
  p = (private int *)l;
  global char *gc = (global char *)g;
  global float4 *gf = (global float4 *)g;
  ulong i = (ulong)g;
  g = (global int *)i;
  l = (local int *)i;
  c = (constant int *)i;
}

void null(global int *g, local int *l, constant int *c) {
  g = 0;
  l = 0;
  c = 0;
  g = (global void *)0;
#ifdef NULL
  g = NULL;
  l = NULL;
  c = NULL;
#endif
}

global int *ret_g(local int *l) { return l; }
local int *ret_l(local int *l) { return l; }
constant int *ret_c(global int *g) { return g; }
