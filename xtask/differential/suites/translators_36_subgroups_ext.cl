// std: 2.0 3.0
// Work-group and sub-group collectives.
#if defined(cl_khr_subgroups) && !defined(NO_SUBGROUPS)
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#define HAVE_SUBGROUPS 1
#endif

#if defined(__opencl_c_work_group_collective_functions) || __OPENCL_C_VERSION__ == 200
kernel void scans(global const int *in, global int *out, global float *f) {
  uint gid = get_global_linear_id();
  int x = in[gid];
  out[gid] = work_group_scan_exclusive_add(x) + work_group_reduce_max(x);
  out[gid] -= work_group_broadcast(x, get_local_size(0) - 1);
  f[gid] = work_group_scan_inclusive_min(f[gid]);
  if (work_group_any(x > 0) && !work_group_all(x))
    out[0] = get_enqueued_local_size(0);
}
#endif

#ifdef HAVE_SUBGROUPS
kernel __attribute__((intel_reqd_sub_group_size(16)))
void sg(global float *data, global uint *info) {
  uint lane = get_sub_group_local_id();
  float v = data[get_global_id(0)];
  float total = sub_group_reduce_add(v);
  float before = sub_group_scan_exclusive_add(v);
  data[get_global_id(0)] = sub_group_broadcast(total, 0) - before;
  info[0] = get_sub_group_size() + get_max_sub_group_size() + get_num_sub_groups();
  info[1] = sub_group_any(lane == 3) | sub_group_all(v > 0.0f) << 1;
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
#ifdef cl_khr_subgroup_ballot
  uint4 votes = sub_group_ballot(v < before);
  info[2] = sub_group_ballot_bit_count(votes) + sub_group_inverse_ballot(votes);
#endif
#ifdef cl_khr_subgroup_shuffle
  data[1] = sub_group_shuffle_xor(v, 1u) + sub_group_shuffle(before, lane ^ 2);
#endif
}
#endif

kernel void plain(global uint *o) { o[get_local_linear_id()] = popcount(o[0]) + ctz(o[1]); }
