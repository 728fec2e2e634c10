// std: 2.0
__attribute__((amdgpu_flat_work_group_size(32, 64)))
kernel void flat_wgs(void) {}

__attribute__((amdgpu_waves_per_eu(2)))
kernel void waves(void) {}

__attribute__((amdgpu_waves_per_eu(2, 4), amdgpu_num_sgpr(32)))
kernel void both(void) {}

__attribute__((amdgpu_num_vgpr(64)))
kernel void vgpr(void) {}

__attribute__((amdgpu_num_vgpr(64)))
void not_a_kernel(void) {}

__attribute__((amdgpu_kernel))
void cc(global int *p) { *p = 1; }

__attribute__((device_kernel)) void dk(void) {}
__attribute__((nvptx_kernel)) void nv(void) {}
__attribute__((target("gfx11-insts"))) void tgt(void) {}
