// std: 1.2 2.0 3.0

__constant int limit = 10;

void take_global(__global int *p);
void take_local(__local int *p);
void take_const(__constant int *p);
void take_default(int *p);

void pass(__global int *g, __local int *l, __private int *p) {
  take_global(g);
  take_global(l);
  take_global(p);
  take_local(l);
  take_local(g);
  take_const(&limit);
  take_const(g);
  take_default(g);
  take_default(l);
  take_default(p);
  take_default(&limit);
}

void assign(__global int *g, __local int *l) {
  __global int *a = g;
  __global int *b = l;
  __local int *c = g;
  __global int *d = (__global int *)l;
  __global void *e = g;
  __local void *f = g;
  __private int *h = (__private int *)g;
  __constant int *k = (__constant int *)g;
  __global const int *m = g;
  a = m;
  l = 0;
  l = (__local int *)0;
}
