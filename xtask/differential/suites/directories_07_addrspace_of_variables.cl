// std: 1.2 2.0 3.0
__constant int g_c = 5;
__constant char g_str[] = "hello";
__constant float g_arr[4] = {1.0f, 2.0f};

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_program_scope_global_variables)
int g_default = 3;
static int g_static;
__global int *g_ptr = &g_static;
__global int * __constant g_cptr = &g_default;
#endif

int use_constant(int i) {
  return g_c + g_str[i] + (int)g_arr[i & 3];
}

kernel void locals(global int *out) {
  local int a;
  local float4 b[8];
  constant int *p = &g_c;
  const int *priv_p;
  int arr[4] = {0};
  priv_p = arr;
  a = 1;
  b[0] = (float4)(0);
  *out = *p + *priv_p + a;
}

#if __OPENCL_C_VERSION__ >= 200
int *static_in_function(void) {
  static int counter;
  static __global int other = 7;
  counter += other;
  return &counter;
}
#endif
