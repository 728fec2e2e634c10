// std: 2.0 3.0
// opts: -DGEN
// opts: -DNOGEN
// Implicit and explicit conversions to and from generic.

#ifdef GEN
#define Q __generic
#else
#define Q
#endif

void f_gen(Q int *p);
void f_const(__constant int *p);
Q int *ret_gen(__global int *g) { return g; }
__global int *ret_glob(Q int *g) { return g; }
Q int *ret_const(__constant int *c) { return c; }

void test(__global int *g, __local int *l, __constant int *c, Q int *q) {
  int v;
  q = g;
  q = l;
  q = &v;
  q = c;
  g = q;
  l = q;
  c = q;
  g = (__global int *)q;
  l = (__local int *)q;
  c = (__constant int *)q;
  q = (Q int *)c;
  f_gen(g);
  f_gen(l);
  f_gen(c);
  f_const(q);
  if (q == g) v = 0;
  if (q == c) v = 1;
  v = q - l;
  v = q - c;
  Q char *ch = g;
  Q char *ch2 = (Q char *)l;
  Q const int *qc = g;
  Q int *drop = (const __global int *)g;
}
