// std: 2.0 3.0
global int G = 1;
generic int *gen_glob = &G;

// CHECK: addrspacecast ptr addrspace(1) %{{.*}} to ptr addrspace(4)
generic int *from_global(global int *p) { return p; }
int *from_local(local int *p) { return p; }
int *from_private(private int *p) { return p; }
global int *back(generic int *p) { return to_global(p); }
local float *back_l(float *p) { return to_local(p); }
private char *back_p(char *p) { return to_private(p); }
int cmp(global int *g, generic int *n) { return g == n; }
int *sel(int c, global int *g, local int *l) {
  return c ? (generic int *)g : l;
}
global int *cast(int *p) { return (global int *)p; }
int **pp(global int *local *p) { return (int **)p; }
cl_mem_fence_flags fence(void *p) { return get_fence(p); }
kernel void k(global int *g, int c) {
  local int l;
  int v;
  int *p = c ? &l : &v;
  int *q = c == 1 ? g : &v;
  *p = *q;
}
