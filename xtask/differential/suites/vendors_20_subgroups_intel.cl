// std: 1.2 2.0 3.0
// opts: -DPRAGMAS=1
#ifdef PRAGMAS
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups_short : enable
#endif

#ifndef cl_intel_subgroups
#error "cl_intel_subgroups expected"
#endif

kernel void shuffles(global float *f, global int4 *v, uint lane) {
  // CHECK: call {{.*}} @_Z23intel_sub_group_shuffle
  f[0] = intel_sub_group_shuffle(f[1], lane);
  f[1] = intel_sub_group_shuffle_up(f[0], f[1], 1u);
  f[2] = intel_sub_group_shuffle_down(f[0], f[1], 1u);
  v[0] = intel_sub_group_shuffle_xor(v[1], lane);
}

kernel void blocks(global uint *g, read_only image2d_t in, write_only image2d_t out) {
  uint a = intel_sub_group_block_read(g);
  uint4 b = intel_sub_group_block_read4(g + 16);
  intel_sub_group_block_write2(g, b.xy);
  int2 at = (int2)(0, 0);
  uint8 c = intel_sub_group_block_read8(in, at);
  intel_sub_group_block_write8(out, at, c);
}

#ifdef cl_intel_subgroups_short
kernel void shorts(global ushort *s) {
  ushort2 x = intel_sub_group_block_read_us2(s);
  intel_sub_group_block_write_us2(s + 32, x);
  s[0] = intel_sub_group_broadcast(s[1], 0);
}
#endif

kernel __attribute__((intel_reqd_sub_group_size(16))) void sized(global int *o) {
  *o = get_sub_group_size() + get_sub_group_local_id() + get_max_sub_group_size();
  *o = sub_group_reduce_add(*o);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
}
