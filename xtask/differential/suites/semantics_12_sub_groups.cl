// std: 1.2 2.0 3.0
// opts:
// Sub-group builtins.

#if defined(cl_khr_subgroups) || defined(__opencl_c_subgroups)
constant int has_subgroups = 1;
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif

kernel void f(global int *out, global float *fo) {
  uint n = get_sub_group_size();
  n = get_max_sub_group_size();
  n = get_num_sub_groups();
  n = get_sub_group_id();
  n = get_sub_group_local_id();
  n = get_sub_group_id(0);
#if __OPENCL_C_VERSION__ >= 200
  n = get_enqueued_num_sub_groups();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
#endif
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  sub_group_barrier();
  int p = sub_group_all(n > 1);
  p = sub_group_any(p);
  p = sub_group_broadcast(p, 0);
  p = sub_group_broadcast(p);
  float f = sub_group_broadcast(fo[0], 1u);
  p = sub_group_reduce_add(p);
  f = sub_group_reduce_max(f);
  p = sub_group_scan_exclusive_add(p);
  f = sub_group_scan_inclusive_min(f);
  p = sub_group_reduce_mul(p);
  p = sub_group_reduce_add(out);
  float4 v = sub_group_broadcast((float4)(1.0f), 0);
  p = sub_group_shuffle(p, 1);
  p = sub_group_shuffle_xor(p, 1);
  p = sub_group_ballot(1).x;
  p = sub_group_elect();
  p = intel_sub_group_shuffle(p, 1);
#ifdef cl_intel_subgroups
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
  p = intel_sub_group_shuffle_down(p, p, 1);
#endif
  p = work_group_all(p);
  p = work_group_reduce_add(p);
  p = work_group_broadcast(p, 0);
  p = work_group_broadcast(p, 0, 1);
  p = work_group_scan_inclusive_max(out);
  out[0] = p + n;
}
