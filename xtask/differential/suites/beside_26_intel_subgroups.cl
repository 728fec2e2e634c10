// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups_short : enable

#ifdef cl_intel_subgroups
kernel void shuffles(global uint *p, read_only image2d_t img, write_only image2d_t dst, int2 c) {
  uint v = intel_sub_group_shuffle(p[0], 3u);
  v += intel_sub_group_shuffle_up(v, v, 1u);
  uint4 blk = intel_sub_group_block_read4(p);
  uint2 ib = intel_sub_group_block_read2(img, c);
  intel_sub_group_block_write(p, v);
  intel_sub_group_block_write4(p + 64, blk);
  intel_sub_group_block_write2(dst, c, ib);
}
kernel void float_shuffle(global float *p) {
  p[0] = intel_sub_group_shuffle_xor(p[0], 1);
}
#endif

#ifdef cl_intel_subgroups_short
kernel void shorts(global ushort *p) {
  ushort8 v = intel_sub_group_block_read_us8(p);
  intel_sub_group_block_write_us8(p, v);
  p[0] = intel_sub_group_reduce_add(p[0]);
}
#endif

__attribute__((intel_reqd_sub_group_size(16)))
kernel void required(void) {}
__attribute__((intel_reqd_sub_group_size(0)))
kernel void required_zero(void) {}
