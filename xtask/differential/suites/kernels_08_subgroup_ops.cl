// std: 1.2 2.0 3.0
#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif
#pragma OPENCL EXTENSION cl_khr_subgroup_ballot : enable
#pragma OPENCL EXTENSION cl_khr_subgroup_shuffle : enable
#define XY(M) M[gid].x = get_sub_group_local_id(); M[gid].y = get_sub_group_id();

#define SG(T)                                                                  \
  kernel void sg_##T(const global T *in, global int4 *xy, global T *out) {     \
    int gid = get_global_id(0);                                                \
    XY(xy)                                                                     \
    T x = in[gid];                                                             \
    out[gid] = sub_group_reduce_add(x);                                        \
    out[gid] += sub_group_scan_exclusive_max(x);                               \
    out[gid] += sub_group_scan_inclusive_min(x);                               \
    out[gid] += sub_group_broadcast(x, 0u);                                    \
  }

SG(int)
SG(uint)
SG(long)
SG(ulong)
SG(float)

kernel void sg_info(global uint *out) {
  out[0] = get_sub_group_size();
  out[1] = get_max_sub_group_size();
  out[2] = get_num_sub_groups();
#if __OPENCL_C_VERSION__ >= 200
  out[3] = get_enqueued_num_sub_groups();
#endif
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  out[4] = sub_group_all(out[0] == 4) | sub_group_any((int)out[1]);
}

kernel void sg_ballot(global uint4 *out, global int *io) {
  uint4 m = sub_group_ballot(io[0] & 1);
  out[0] = m;
  out[1].x = sub_group_ballot_bit_count(m);
  out[1].y = sub_group_ballot_find_lsb(m);
  out[2] = get_sub_group_eq_mask() | get_sub_group_lt_mask();
  io[1] = sub_group_inverse_ballot(m);
  io[2] = sub_group_broadcast_first(io[0]);
}

kernel void sg_shuffle(global float *v, global short *s) {
  uint l = get_sub_group_local_id();
  v[l] = sub_group_shuffle(v[l], l ^ 1);
  s[l] = sub_group_shuffle_xor(s[l], 2);
}
