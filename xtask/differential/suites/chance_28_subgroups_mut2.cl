// std: 2.0 3.0
#if __OPENCL_C_VERSION__ < 300
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif

kernel void sg_reduce(global const float *in, global float *out, local float *partial, uint n) {
  float acc = 0.0f;
  for (size_t i = get_global_id(0); i < n; i += get_global_size(0))
    acc += in[i];
  acc = sub_group_reduce_add(acc);
  if (get_sub_group_local_id() == 0)
    partial[get_sub_group_id()] = acc;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  if (get_sub_group_id() == 0) {
    float v = get_sub_group_local_id() < get_num_sub_groups() ? partial[get_sub_group_local_id()] : 0.0f;
    v = sub_group_reduce_add(v);
    if (get_local_id(0) == 0)
      out[get_group_id(0)] = v;
  }
}

kernel void sg_scan(global int *data, global int *mins) {
  int x = data[get_global_id(0)];
  int incl = sub_group_scan_inclusive_add(x);
  int excl = sub_group_scan_exclusive_add(x);
  uint last = get_sub_group_size() - 1;
  data[get_global_id(0)] = incl - excl + sub_group_broadcast(incl, last);
  mins[get_global_id(0)] = sub_group_scan_exclusive_min(x);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_sub_group);
  if (sub_group_all(x > 0) && !sub_group_any(x == 7))
    mins[0] = get_max_sub_group_size();
}

#ifdef cl_khr_subgroup_shuffle
kernel void sg_rotate(global float4 *v, global half *h) {
  uint id = get_sub_group_local_id();
  float a = v[get_global_id(0)].x;
  a += sub_group_shuffle(a, (id + 1) % get_sub_group_size());
  a += sub_group_shuffle_xor(a, 1u);
  v[get_global_id(0)] = (float4)(a, v[0].yzw);
}
#endif

#ifdef cl_khr_subgroup_ballot
kernel void sg_compact(global const int *in, global int *out, global uint *count) {
  int x = in[get_global_id(0)];
  uint4 votes = sub_group_ballot(x != 0);
  uint slot = sub_group_ballot_exclusive_scan(votes);
  if (x)
    out[slot] = x;
  if (sub_group_elect())
    *count = sub_group_ballot_bit_count(votes);
}
#endif

kernel void wg_functions(global int *io) {
  size_t i = get_global_linear_id();
  int sum = work_group_reduce_add(io[i]);
  int first = work_group_broadcast(io[i], io[i], 0);
  io[i] = work_group_scan_inclusive_max(sum - first) + work_group_any(first);
}
