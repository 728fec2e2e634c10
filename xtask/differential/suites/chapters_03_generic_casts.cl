// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
void take(int *p);
int *ret(global int *p) { return p; }
int sum(generic const int *p, const int *q) { return *p + *q; }

global int gvar;
constant int cvar = 3;

kernel void casts(global int *g, local int *l) {
  int priv = 0;
  local int sh;
  generic int *gp = g;
  take(g);
  take(l);
  take(&priv);
  gp = l;
  gp = &priv;
  gp = &gvar;
  gp = &sh;
  int *dflt = gp;
  g = (global int *)gp;
  l = (local int *)gp;
  private int *pp = (private int *)gp;
  g = to_global(gp);
  l = to_local(gp);
  pp = to_private(gp);
  const global int *cg = to_global((const int *)gp);
  *pp = get_fence(gp);
  gp = priv ? g : gp;
  bool same = gp == l;
  same = gp != 0 && gp < g;
  void *v = l;
  generic char *c = (generic char *)g;
  gp = ret(g) + sum(g, l) + (gp - g);
  uintptr_t u = (uintptr_t)gp;
  gp = (int *)u;
  int *arr[3] = {g, l, &priv};
  generic int *generic *gpp = arr;
  struct { int *m; } s = {l};
  *gp = *s.m + cvar;
}
#endif
