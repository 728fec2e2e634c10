// std: 1.2 2.0 3.0

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

void f_ptr(int *p);

void test_generic(global int *arg_glob, local int *arg_loc, constant int *arg_con, private int *arg_priv) {
  int i = 12;
  // CHECK: call spir_func void @f_ptr
  f_ptr(&i);
  f_ptr(arg_priv);
#if __OPENCL_C_VERSION__ >= 200
  int *var_gen;
  var_gen = arg_glob;
  // CHECK: addrspacecast ptr addrspace(1) %{{[0-9]+}} to ptr addrspace(4)
  var_gen = arg_loc;
  var_gen = arg_priv;
  f_ptr(arg_glob);
  f_ptr(arg_loc);

  int *var_gen_v = arg_glob;
  global int *var_glob = (global int *)var_gen;
  // CHECK: addrspacecast ptr addrspace(4) %{{[0-9]+}} to ptr addrspace(1)
  local int *var_loc = (local int *)var_gen;

  generic int *gg = var_gen;
  __generic void *gv = gg;
#endif
}

void test_ternary(global int *a, global int *b, int c) {
  global int *r;
  r = c ? a : b;
  r = c ? a : 0;
#if __OPENCL_C_VERSION__ >= 200
  global float *f;
  int *gen = c ? a : (int *)b;
  void *v = c ? (void *)a : (void *)f;
#endif
}

void test_sub(global int *x, global int *y, private int *z) {
  long d = x - y;
  if (x < y)
    d = 0;
}
