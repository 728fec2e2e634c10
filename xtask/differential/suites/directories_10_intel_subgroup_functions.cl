// std: 1.2 2.0
// opts:
// opts: -DENABLE=1
#ifdef ENABLE
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups_short : enable
#endif

#ifndef cl_intel_subgroups
#error "subgroups expected"
#endif

kernel void block_rw(global uint *p, global ushort *s) {
  uint4 v = intel_sub_group_block_read4(p);
  intel_sub_group_block_write4(p + 64, v);
  ushort2 w = intel_sub_group_block_read_us2(s);
  intel_sub_group_block_write_us2(s, w);
}

float shuffle(float x, uint c) {
  x = intel_sub_group_shuffle(x, c);
  x = intel_sub_group_shuffle_down(x, x, c);
  return intel_sub_group_shuffle_xor(x, c);
}

__attribute__((intel_reqd_sub_group_size(8)))
kernel void reqd8(global int *out) { *out = sub_group_broadcast(1, 0); }

__attribute__((intel_reqd_sub_group_size(0)))
kernel void reqd0() {}

__attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16)))
kernel void reqd_twice() {}
