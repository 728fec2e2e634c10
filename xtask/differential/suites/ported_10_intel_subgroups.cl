// std: 1.2 2.0 3.0

#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups_short : enable
#pragma OPENCL EXTENSION cl_intel_required_subgroup_size : enable

__attribute__((intel_reqd_sub_group_size(8)))
kernel void k8(global uint *p) {
  p[0] = intel_sub_group_shuffle(p[1], 3u);
  p[1] = intel_sub_group_block_read(p);
  intel_sub_group_block_write(p, 4u);
  uint4 v = intel_sub_group_block_read4(p);
  uint2 w = intel_sub_group_block_read4(p);
}

__attribute__((intel_reqd_sub_group_size(0))) kernel void k0(void) {}
__attribute__((intel_reqd_sub_group_size(-1))) kernel void kneg(void) {}
__attribute__((intel_reqd_sub_group_size(8, 16))) kernel void ktwo(void) {}
__attribute__((intel_reqd_sub_group_size)) kernel void knone(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void not_kernel(void) {}
__attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) kernel void ktwice(void) {}
__attribute__((intel_reqd_sub_group_size(8.0f))) kernel void kfloat(void) {}
__attribute__((intel_reqd_sub_group_size(8))) constant int var = 0;
