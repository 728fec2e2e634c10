// std: 1.2 2.0
kernel __attribute__((amdgpu_flat_work_group_size(32, 64))) void k0(void) {}
kernel __attribute__((amdgpu_waves_per_eu(2, 4))) void k1(void) {}
kernel __attribute__((amdgpu_num_sgpr(32))) void k2(void) {}
kernel __attribute__((amdgpu_num_vgpr(64))) void k3(void) {}
kernel __attribute__((amdgpu_num_vgpr("x"))) void k4(void) {}
kernel __attribute__((nosvm)) void k5(global int *p) {}
void f0(__attribute__((nosvm)) global int *p);
kernel __attribute__((launch_bounds(128))) void k6(void) {}
__attribute__((opencl_unroll_hint)) void k7(void) {}
__attribute__((convergent)) void conv(void);
__attribute__((noduplicate)) void nodup(void);
__attribute__((noinline)) void noinl(void) {}
__attribute__((always_inline)) void inl(void) {}
__attribute__((convergent)) int v;
__attribute__((kernel)) void kk(void) {}
__attribute__((opencl_kernel)) void kk2(void) {}
__attribute__((device)) void dd(void);
__attribute__((made_up_attr)) void mm(void);
__attribute__((device_kernel)) void dk(void);
