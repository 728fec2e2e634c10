// std: 1.2 2.0 3.0
void cond(int k, __global int *g, __local int *l, __constant int *c,
          __private int *p, __global char *gc, __global void *gv) {
  __global int *a = k ? g : g;
  __global int *b = k ? g : 0;
  __global int *d = k ? g : gv;
  __local int *e = k ? g : l;
  (void)(k ? g : c);
  (void)(k ? l : p);
  (void)(k ? c : p);
  (void)(k ? g : gc);
  (void)(k ? l : gc);
  (void)(k ? (const __global int *)g : g);
  int v = *(k ? g : l);
  if (g == l)
    v = 1;
  if (g == c)
    v = 2;
  if (c < p)
    v = 3;
  if (g == gv)
    v = 4;
  v = g - l;
  v = g - g;
}
