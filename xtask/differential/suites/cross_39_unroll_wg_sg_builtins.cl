// std: 1.2 2.0 3.0

kernel void unroll(global int *x, int n) {
  int i = 0;
  __attribute__((opencl_unroll_hint))
  for (i = 0; i < 4; i++) x[i] = i;
  __attribute__((opencl_unroll_hint(4)))
  while (i--) x[i] = 0;
  __attribute__((opencl_unroll_hint(0)))
  do x[i] = 2; while (i++ < 4);
  __attribute__((opencl_unroll_hint(-2)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(n)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(1, 2)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(2)))
  x[0] = 3;
  __attribute__((opencl_unroll_hint(2)))
  if (n) x[0] = 1;
#pragma unroll 4
  for (;;) break;
}

kernel void wg(global int *x, global float *f, int n) {
  size_t id = get_global_id(0) + get_local_id() + get_group_id(0, 1);
  barrier(CLK_LOCAL_MEM_FENCE);
  barrier();
  x[0] = work_group_reduce_add(n);
  x[1] = work_group_all(n > 1);
  f[0] = work_group_broadcast(f[1], 0);
  f[2] = work_group_scan_inclusive_max(x);
  f[3] = work_group_reduce_add((float4)(1.0f));
  x[2] = get_sub_group_size();
  x[3] = sub_group_reduce_add(n);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  f[4] = max(f[0], n);
  f[5] = clamp((float4)(0), 0.0f, 1.0f).x;
  f[6] = dot(f[0], (float2)(1));
  x[4] = mad24(1, 2);
  f[7] = fract(f[0], &f[1]);
  f[8] = no_such_function(f[0]);
  x[5] = convert_int_rte(f[0]) + convert_int_sat(n) + convert_int4(f[0]);
  f[9] = vload4(0, f).x + vload4(f, 0).x;
  x[6] = popcount(n) + isnan(f[0]) + select(1, 2, n);
}
