// std: 1.2+

#ifdef cl_khr_subgroups
#define HAVE_SUBGROUPS 1
#else
#define HAVE_SUBGROUPS 0
#endif

#if defined(__opencl_c_subgroups) && !HAVE_SUBGROUPS
#warning feature without extension
#endif

kernel void sizes(global ulong *out) {
  out[0] = CHAR_BIT;
  out[1] = INT_MAX;
  out[2] = ULONG_MAX;
  out[3] = CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE;
#if __OPENCL_C_VERSION__ >= 200
  out[4] = CLK_IMAGE_MEM_FENCE;
  out[5] = memory_scope_device;
#endif
  out[6] = CLK_RGBA;
  out[7] = CLK_UNORM_INT_101010_2; //~ ERROR[1.2,2.0] CL0501
}

kernel void calls(global float4 *f, global int *i) {
  f[0] = fma(f[1], f[2], f[3]);
  i[0] = popcount(i[1]);
  i[1] = convert_int_sat_rte(f[0].x);
  f[1] = native_sin(f[0]);
  f[2] = vload4(0, (global float *)f);
  i[2] = get_sub_group_id();
  i[3] = no_such_builtin(f[0]); //~ ERROR CL0601
  i[4] = clamp(1, 2u, 3.0f); //~ ERROR CL0605
  f[3] = mad(f[0], 1.0f, f[1]);
  i[5] = work_group_all(1); //~ ERROR[1.2] CL0602
  i[6] = intel_sub_group_shuffle(i[0], 1); //~ ERROR CL0601
}
