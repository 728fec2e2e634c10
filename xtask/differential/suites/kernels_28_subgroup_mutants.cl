// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

kernel void sg0(global float *f, global int *o, global uint4 *m) {
  uint id = get_sub_group_local_id();
  f[id] = sub_group_reduce_mul_add(f[id]) + sub_group_broadcast(f[0], 1u);
  o[id] = sub_group_all(o[id]) + sub_group_scan_inclusive_max(o[0]);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  m[id] = sub_group_ballot(o[id]);
}

kernel void sg1(global float *f, global int *o, global uint4 *m) {
  uint id = get_sub_group_local_id();
  f[id] = sub_group_reduce_add(f[id]) + sub_group_broadcast(f[0]);
  o[id] = sub_group_all(o[id]) + sub_group_scan_inclusive_max(o[0]);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  m[id] = sub_group_ballot(o[id]);
}

kernel void sg2(global float *f, global int *o, global uint4 *m) {
  uint id = get_sub_group_local_id(0);
  f[id] = sub_group_reduce_add(f[id]) + sub_group_broadcast(f[0], 1u);
  o[id] = sub_group_all(o[id]) + sub_group_scan_inclusive_max(o[0]);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  m[id] = sub_group_ballot(o[id]);
}

kernel void sg3(global float4 *f, global int *o, global uint4 *m) {
  uint id = get_sub_group_local_id();
  f[id] = sub_group_reduce_add(f[id]) + sub_group_broadcast(f[0], 1u);
  o[id] = sub_group_all(o[id]) + sub_group_scan_inclusive_max(o[0]);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  m[id] = sub_group_ballot(o[id]);
}

kernel void sg4(global float *f, global int *o, global uint4 *m) {
  uint id = get_sub_group_local_id();
  f[id] = sub_group_reduce_add(f[id]) + sub_group_broadcast(f[0], 1u);
  o[id] = sub_group_all(m[id]) + sub_group_scan_inclusive_max(o[0]);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  m[id] = sub_group_ballot(o[id]);
}

kernel void sg5(global float *f, global int *o, global uint *m) {
  uint id = get_sub_group_local_id();
  f[id] = sub_group_reduce_add(f[id]) + sub_group_broadcast(f[0], 1u);
  o[id] = sub_group_all(o[id]) + sub_group_scan_inclusive_max(o[0]);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  m[id] = sub_group_ballot(o[id]);
}

kernel void sg6(global float *f, global int *o, global uint4 *m) {
  uint id = get_sub_group_local_id();
  f[id] = sub_group_reduce_add(f[id]) + sub_group_broadcast(f[0], 1u);
  o[id] = sub_group_all(o[id]) + sub_group_scan_inclusive_max(o[0]);
  sub_group_barrier();
  m[id] = sub_group_ballot(o[id]);
}

kernel void sg7(global float *f, global int *o, global uint4 *m) {
  uint id = get_sub_group_local_id();
  f[id] = sub_group_reduce_add(f[id]) + sub_group_broadcast(f[0], 1u);
  o[id] = sub_group_all(o[id]) + sub_group_scan_inclusive_max(o[0]);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  m[id] = sub_group_ballot(o);
}

kernel void sg8(global float *f, global short *o, global uint4 *m) {
  uint id = get_sub_group_local_id();
  f[id] = sub_group_reduce_add(f[id]) + sub_group_broadcast(f[0], 1u);
  o[id] = sub_group_all(o[id]) + sub_group_scan_inclusive_max(o[0]);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  m[id] = sub_group_ballot(o[id]);
}

kernel void sg9(global float *f, global int *o, global uint4 *m) {
  uint id = get_sub_group_local_id();
  f[id] = sub_group_reduce_add(f[id]) + sub_group_broadcast(f[0], 1u);
  o[id] = sub_group_all(o[id]) + sub_group_scan_inclusive_any(o[0]);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  m[id] = sub_group_ballot(o[id]);
}
