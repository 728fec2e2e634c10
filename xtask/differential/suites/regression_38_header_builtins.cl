// std: 1.0 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void math(global float4 *f, global int4 *i, global double *d) {
  f[0] = fma(f[1], f[2], f[3]);
  f[1] = max(f[0], 1.0f);
  i[0] = max(i[1], 2);
  i[1] = popcount(i[0]);
  i[2] = clamp(i[0], 0, 255);
  f[2] = clamp(f[0], 0, 1);
  f[3] = pown(f[0], i[0]);
  f[4] = sin(i[0]);
  d[0] = sin(d[1]);
  d[1] = sin(1);
  f[5] = fract(f[0], &f[1]);
  f[6] = frexp(f[0], &i[0]);
  size_t id = get_global_id(0) + get_global_linear_id();
  barrier(CLK_LOCAL_MEM_FENCE);
  work_group_barrier(CLK_GLOBAL_MEM_FENCE);
  printf("%d\n", 1);
  atomic_add((global int *)i, 1);
  atom_add((global int *)i, 1);
  i[3] = shuffle(i[0], (uint4)(0, 1, 2, 3));
  i[4] = convert_int4_sat_rte(f[0]);
  i[5] = convert_int4_rtx(f[0]);
  vstore3(vload3(0, (global float *)f), 1, (global float *)f);
  prefetch(f, 4);
  event_t e = async_work_group_copy((local float4 *)0, f, 4, 0);
  wait_group_events(1, &e);
}
