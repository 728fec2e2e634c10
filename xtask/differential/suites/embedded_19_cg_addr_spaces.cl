// std: 1.2 2.0
// CHECK: @foo.i = internal addrspace(3) global i32 undef
constant int lut[4] = {1, 2, 4, 8};
// CHECK: i32{{.*}}@load_g(ptr addrspace(1)
int load_g(global int *p) { return *p; }
int load_l(local int *p) { return *p; }
int load_c(constant int *p) { return *p; }
int load_p(private int *p) { return *p; }
#if __OPENCL_C_VERSION__ >= 200
int load_gen(int *p) { return *p; }
global int prog_scope = 7;
global int *prog_ptr = &prog_scope;
static int unq_static;
#endif

kernel void foo(global int *g, local int *l) {
  local int i;
  int priv = 1;
  i = load_g(g) + load_l(l) + load_c(lut) + load_p(&priv);
#if __OPENCL_C_VERSION__ >= 200
  i += load_gen(g) + load_gen(l) + load_gen(&priv);
  i += *prog_ptr + unq_static;
  static int call_count;
  call_count++;
#endif
  g[1] = i;
}
