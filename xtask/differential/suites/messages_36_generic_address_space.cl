// std: 2.0 3.0
void take(int *p);
void take_gen(generic int *p);
void take_g(global int *p);
generic int bad;
generic int *ret(void);
struct S { int *p; generic int *q; };

kernel void k(global int *g, local int *l, constant int *c) {
  int x;
  int *a = g;
  int *b = l;
  int *d = c;
  int *e = &x;
  generic int *f = g;
  generic int y;
  g = a;
  g = (global int *)a;
  c = (constant int *)a;
  a = (int *)c;
  take(g);
  take(c);
  take_g(a);
  take_gen(&x);
  int **h = &g;
  int **i = &a;
  int *m = x ? g : l;
  int *n = x ? g : c;
  x = g == l;
  x = a == g;
  x = a == c;
  x = a - g;
  const int *o = g;
  int *q = o;
  generic global int *r;
  global int *generic *s = &g;
  float *t = g;
  void *v = l;
  private int *u = a;
}
