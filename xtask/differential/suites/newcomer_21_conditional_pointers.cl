// std: 1.2 2.0 3.0
void f(int n, global int *g, local int *l, constant int *c, int *d, global float *gf, global const int *gc) {
  global int *a = n ? g : 0;
  global int *b = n ? g : l;
  constant int *e = n ? c : g;
  int *h = n ? d : g;
  int *i = n ? d : c;
  global int *j = n ? g : gf;
  const global int *k = n ? g : gc;
  global int *m = n ? g : gc;
  global void *o = n ? (global void *)g : gf;
  (void)(n ? g : n);
}
