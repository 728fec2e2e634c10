// std: 1.2 2.0 3.0
// Attributes of other targets (AMDGPU, NVPTX, SVM) read on this one.

__attribute__((amdgpu_flat_work_group_size(64, 64))) kernel void flat(void) {}
__attribute__((amdgpu_flat_work_group_size(0, 0))) kernel void flat0(void) {}
__attribute__((amdgpu_flat_work_group_size(128, 64))) kernel void flat_order(void) {}
__attribute__((amdgpu_waves_per_eu(2))) kernel void waves(void) {}
__attribute__((amdgpu_waves_per_eu(2, 4))) kernel void waves2(void) {}
__attribute__((amdgpu_waves_per_eu("2"))) kernel void waves_text(void) {}
__attribute__((amdgpu_num_sgpr(32))) kernel void sgpr(void) {}
__attribute__((amdgpu_num_vgpr(64), amdgpu_num_sgpr(32))) kernel void vgpr(void) {}
__attribute__((amdgpu_num_vgpr)) kernel void vgpr_none(void) {}
__attribute__((amdgpu_num_vgpr(64))) void on_plain(void) {}
__attribute__((amdgpu_num_vgpr(64))) constant int on_var = 1;
__attribute__((amdgpu_kernel)) void amd_kernel(global int *p) {}
__attribute__((amdgpu_max_num_work_groups(1, 1, 1))) kernel void groups(void) {}
__attribute__((nvptx_kernel)) void nv(void) {}
__attribute__((device)) void dev(void) {}
__attribute__((launch_bounds(64))) kernel void bounds(void) {}
__attribute__((ptx_kernel)) void ptx(void);

__attribute__((nosvm)) global int *nosvm_global;
kernel void nosvm_param(global int __attribute__((nosvm)) *p) {
  __attribute__((nosvm)) int local_var = 1;
  __attribute__((nosvm(1))) global int *one_arg = p;
}
__attribute__((nosvm)) void nosvm_fn(void) {}

__attribute__((target("avx"))) void tgt(void) {}
__attribute__((vectorcall)) void vc(int a) {}
__attribute__((cdecl)) void cd(int a) {}
__attribute__((regcall)) void rc(int a) {}
__attribute__((interrupt)) void irq(void) {}
__attribute__((section("mine"))) constant int sec = 2;
__attribute__((visibility("hidden"))) void hidden(void) {}
__attribute__((visibility("loud"))) void loud(void) {}
__attribute__((weak)) void weak_fn(void) {}
__attribute__((alias("weak_fn"))) void aliased(void);
__attribute__((dllexport)) void exported(void) {}
__attribute__((device_kernel)) void newer(void) {}

typedef __attribute__((address_space(5))) int as5;
typedef __attribute__((opencl_global)) int og;
typedef __attribute__((opencl_private)) int opr;
__attribute__((opencl_constant)) int oc = 3;
void spelled(__attribute__((opencl_local)) int *l, og *g, as5 *p,
             __attribute__((opencl_generic)) int *gen,
             __attribute__((opencl_global_device)) int *gd,
             __attribute__((opencl_global_host)) int *gh) {
  *l = *g + *p;
  global int *up = gd;
  gd = up;
  gd = (__attribute__((opencl_global_device)) int *)gh;
}
__attribute__((address_space(-1))) int *neg;
