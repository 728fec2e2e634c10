// std: 1.2 2.0 3.0
#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif

#if defined(cl_khr_subgroups) && __OPENCL_C_VERSION__ >= 200
__kernel void info(__global uint *out)
{
  out[0] = get_sub_group_size();
  out[1] = get_max_sub_group_size();
  out[2] = get_num_sub_groups();
  out[3] = get_enqueued_num_sub_groups();
  out[4] = get_sub_group_id();
  out[5] = get_sub_group_local_id();
}

__kernel void collect(__global int *out, __global float *f)
{
  int x = out[get_global_id(0)];
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_sub_group);
  out[0] = sub_group_all(x);
  out[1] = sub_group_any(x < 3);
  out[2] = sub_group_broadcast(x, 1);
  out[3] = sub_group_reduce_add(x) + sub_group_reduce_max(x);
  out[4] = sub_group_scan_exclusive_add(x);
  out[5] = sub_group_scan_inclusive_min(x);
  f[0] = sub_group_reduce_min(f[1]);
}
#endif

#ifdef cl_khr_subgroup_shuffle
__kernel void shuffles(__global int *out)
{
  int x = out[0];
  out[1] = sub_group_shuffle(x, 3);
  out[2] = sub_group_shuffle_xor(x, 1);
}
#endif

#ifdef cl_khr_subgroup_ballot
__kernel void ballots(__global uint4 *out)
{
  out[0] = sub_group_ballot(get_local_id(0) & 1);
  out[1] = get_sub_group_eq_mask();
  out[2].x = sub_group_ballot_bit_count(out[0]);
}
#endif
