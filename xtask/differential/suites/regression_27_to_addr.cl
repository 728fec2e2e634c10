// std: 1.2 2.0 3.0
typedef int myint;

void f(int *n, global int *g, local int *l, constant int *c, const int *cn, float4 *v) {
  global int *rg;
  local int *rl;
  private int *rp;
  const global int *rcg;

  rg = to_global(n);
  rg = to_global(g);
  rl = to_local(n);
  rl = to_local(l);
  rp = to_private(n);
  rg = to_local(n);
  rp = to_global(n);
  rg = to_global(c);
  rg = to_global(*n);
  rg = to_global(n, n);
  rg = to_global();
  rg = to_global(cn);
  rcg = to_global(cn);
  rg = to_global(v);
  global float4 *rv = to_global(v);
  global myint *ra = to_global(n);
  int *gen = to_local(n);
  global char *rc = to_global((char *)n);
}
