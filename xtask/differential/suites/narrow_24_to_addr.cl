// std: 1.2 2.0 3.0
// opts: -DFN=to_global
// opts: -DFN=to_local
// to_global, to_local and to_private.

struct box { int a; };

void f(void) {
  global int *g;
  local int *l;
  constant int *c;
  int *q;
  int v;
  struct box *b;
  global struct box *gb;
  const int *cq;
  global char *gc;

  g = FN();
  g = FN(q, v);
  g = FN(v);
  g = FN(q);
  g = FN(g);
  g = FN(c);
  l = to_local(q);
  l = FN(q);
  l = to_local(c);
  q = to_private(q);
  q = to_private(l);
  gb = FN(b);
  gb = FN(q);
  gc = FN(q);
  g = FN(cq);
  const global int *cg = FN(cq);
  g = FN(&q);
  g = FN(b->a);
  g = FN(0);
}
