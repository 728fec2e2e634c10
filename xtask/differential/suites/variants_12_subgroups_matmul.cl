// std: 2.0 3.0
// opts: -DSG=16
#ifndef SG
#define SG 8
#endif
#if __OPENCL_C_VERSION__ < 300
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif

#if defined(cl_khr_subgroups) || defined(__opencl_c_subgroups)
kernel void row_sum(global const float *m, global float *out, uint cols) {
  const uint lane = get_sub_group_local_id();
  const uint width = get_sub_group_size();
  const uint row = get_group_id(0) * get_num_sub_groups() + get_sub_group_id();
  float acc = 0.0f;
  for (uint c = lane; c < cols; c += width)
    acc += m[row * cols + c];
  acc = sub_group_reduce_add(acc);
  if (lane == 0)
    out[row] = acc;
}

kernel void sg_scan(global int *data, local int *totals) {
  size_t gid = get_global_id(0);
  int v = data[gid];
  int pre = sub_group_scan_exclusive_add(v);
  if (get_sub_group_local_id() == get_max_sub_group_size() - 1)
    totals[get_sub_group_id()] = pre + v;
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  int first = sub_group_broadcast(v, 0u);
  if (sub_group_all(v > first) || sub_group_any(v < SG))
    pre -= first;
  data[gid] = pre + sub_group_scan_inclusive_max(v);
}
#endif

#ifdef cl_khr_subgroup_shuffle
kernel void butterfly(global float *x) {
  float v = x[get_global_id(0)];
  for (uint m = SG / 2; m; m >>= 1)
    v += sub_group_shuffle_xor(v, m);
  x[get_global_id(0)] = v;
}
#endif
#ifdef cl_khr_subgroup_ballot
kernel void compact(global const int *in, global int *out) {
  uint4 b = sub_group_ballot(in[get_global_id(0)] != 0);
  out[get_global_id(0)] = sub_group_ballot_bit_count(b) + b.x;
}
#endif
