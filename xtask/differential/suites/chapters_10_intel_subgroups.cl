// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups_short : enable

__attribute__((intel_reqd_sub_group_size(8)))
kernel void rw(global uint *p, read_only image2d_t img, global float4 *o, global ushort *us) {
  int2 coord = (int2)(0, 1);
  uint a = intel_sub_group_block_read(p);
  uint4 a4 = intel_sub_group_block_read4(p);
  intel_sub_group_block_write(p, a);
  intel_sub_group_block_write4(p, a4);
  uint2 b2 = intel_sub_group_block_read2(img, coord);
  uint s = intel_sub_group_shuffle(a, 3);
  s = intel_sub_group_shuffle_down(a, s, 1u);
  s = intel_sub_group_shuffle_xor(a, 1u);
  float f = intel_sub_group_shuffle(o[0].x, 0u);
  ushort u = intel_sub_group_block_read_us(us);
  ushort8 u8 = intel_sub_group_block_read_us8(us);
  intel_sub_group_block_write_us(us, u);
  short sh = intel_sub_group_reduce_add((short)u);
  float4 bad = intel_sub_group_block_read4(p);
  intel_sub_group_block_write2(p, a4);
  intel_sub_group_block_read8(us);
}

__attribute__((intel_reqd_sub_group_size(0))) kernel void zero() {}
__attribute__((intel_reqd_sub_group_size(8, 16))) kernel void two() {}
__attribute__((intel_reqd_sub_group_size("8"))) kernel void str() {}
__attribute__((intel_reqd_sub_group_size(16))) void notkernel() {}
