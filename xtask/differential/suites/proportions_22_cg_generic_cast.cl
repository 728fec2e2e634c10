// std: 2.0 3.0
void f(int *arg);
int *ret_gen(global int *g) { return g; }

kernel void to_generic(global int *g, local int *l) {
  int p;
  f(g);
  f(l);
  f(&p);
  int *var = (int *)g;
  var = l ? l : var;
}

kernel void from_generic(int n, global int *out) {
  int *gen = out;
  global int *g = to_global(gen);
  local int *l = to_local(gen);
  private int *p = to_private(gen);
  if (g)
    out[0] = get_fence(gen);
  out[n] = (p != 0) + (l != 0);
}
