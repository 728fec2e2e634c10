// std: 1.2 2.0 3.0
// Sub-groups by extension, by feature, and Intel's.
#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif

#if defined(__opencl_c_subgroups) || (defined(cl_khr_subgroups) && __OPENCL_C_VERSION__ >= 200)
kernel void ids(global uint *o) {
  o[0] = get_sub_group_size() + get_max_sub_group_size();
  o[1] = get_num_sub_groups() + get_enqueued_num_sub_groups();
  o[2] = get_sub_group_id() + get_sub_group_local_id();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
}
kernel void coll(global float *f, global int *i, global long *l, global half *h) {
  *i = sub_group_all(*i) | sub_group_any(*i);
  *f = sub_group_broadcast(*f, 0u);
  *f = sub_group_reduce_add(*f);
  *i = sub_group_reduce_min(*i);
  *l = sub_group_scan_inclusive_max(*l);
  *i = sub_group_scan_exclusive_add(*i);
  sub_group_all();
  sub_group_all(i);
  sub_group_broadcast(*f);
  sub_group_broadcast((float4)(0), 0);
  sub_group_reduce_add(f);
  sub_group_reduce_mul(*i);
  sub_group_barrier();
  get_sub_group_size(0);
}
#endif

#ifdef cl_intel_subgroups
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
kernel void intel(global uint *g, read_only image2d_t im, write_only image2d_t wo, int2 c) {
  uint v = intel_sub_group_shuffle(g[0], 3u);
  float4 f4 = intel_sub_group_shuffle((float4)(0), 1u);
  v = intel_sub_group_shuffle_down(v, v, 1u);
  v = intel_sub_group_shuffle_xor(v, 1u);
  uint4 b = intel_sub_group_block_read4(g);
  b = intel_sub_group_block_read4(im, c);
  intel_sub_group_block_write2(g, (uint2)(1));
  intel_sub_group_block_write(wo, c, 1u);
  intel_sub_group_shuffle(v);
  intel_sub_group_shuffle(g, 1u);
  intel_sub_group_block_read4((global float *)g);
  intel_sub_group_block_read(wo, c);
  intel_sub_group_block_write2(g, (uint4)(1));
}
#endif
#ifdef cl_intel_subgroups_short
#pragma OPENCL EXTENSION cl_intel_subgroups_short : enable
kernel void intel_s(global ushort *g) {
  ushort8 v = intel_sub_group_block_read_us8(g);
  intel_sub_group_block_write_us(g, v.s0);
  intel_sub_group_block_read_us8((global uint *)g);
}
#endif
#ifdef cl_khr_subgroup_ballot
kernel void ballot(global uint4 *o) { *o = sub_group_ballot(1); *o = sub_group_ballot(*o); }
#endif
