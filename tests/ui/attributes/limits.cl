// Attributes with limits, and attributes on kernels.

__attribute__((amdgpu_flat_work_group_size(32, 64))) kernel void a(void) {}
__attribute__((amdgpu_flat_work_group_size(64, 32))) kernel void b(void) {} //~ ERROR CL0709
__attribute__((amdgpu_flat_work_group_size(0, 64))) kernel void c(void) {} //~ ERROR CL0709
__attribute__((amdgpu_flat_work_group_size(0, 0))) kernel void d(void) {}
__attribute__((amdgpu_flat_work_group_size("a", 64))) kernel void e(void) {} //~ ERROR CL0709
__attribute__((amdgpu_flat_work_group_size(64))) kernel void f(void) {} //~ ERROR CL0709
__attribute__((amdgpu_waves_per_eu(2, 4))) kernel void g(void) {}
__attribute__((amdgpu_waves_per_eu(4, 2))) kernel void h(void) {} //~ ERROR CL0709
__attribute__((amdgpu_waves_per_eu(0, 2))) kernel void i(void) {} //~ ERROR CL0709
__attribute__((amdgpu_waves_per_eu())) kernel void j(void) {} //~ ERROR CL0709
__attribute__((amdgpu_waves_per_eu(1.5f))) kernel void k(void) {} //~ ERROR CL0709
__attribute__((amdgpu_num_sgpr(32))) kernel void l(void) {}
__attribute__((amdgpu_num_sgpr("x"))) kernel void m(void) {} //~ ERROR CL0709
__attribute__((amdgpu_num_vgpr(64))) kernel void n(void) {}
__attribute__((amdgpu_num_vgpr(4294967296))) kernel void o(void) {} //~ ERROR CL0709
__attribute__((amdgpu_num_vgpr(-1))) kernel void o2(void) {}
__attribute__((amdgpu_num_vgpr(64))) void p(void) {} //~ ERROR CL0708
__attribute__((amdgpu_num_vgpr(64))) int q; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0708
__attribute__((amdgpu_max_num_work_groups(1,2,3))) kernel void r(void) {}
__attribute__((amdgpu_kernel)) void s(void) {}
typedef __attribute__((amdgpu_num_sgpr(32))) int t; //~ ERROR CL0708
struct __attribute__((amdgpu_num_sgpr(32))) u { int x; }; //~ ERROR CL0708
__attribute__((convergent(1))) void v(void); //~ ERROR CL0709
__attribute__((convergent)) int w; //~ ERROR[1.0,1.1,1.2] CL0307
__attribute__((noduplicate(1))) void x(void); //~ ERROR CL0709
__attribute__((noduplicate)) int y; //~ ERROR[1.0,1.1,1.2] CL0307
__attribute__((nosvm(1))) void z(global int *p);
void aa(__attribute__((nosvm)) int x) {} //~ ERROR[1.0,1.1,1.2] CL0708
__attribute__((opencl_unroll_hint)) int ab; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0708
__attribute__((intel_reqd_sub_group_size(16))) kernel void ac(void) {}
__attribute__((intel_reqd_sub_group_size("a"))) kernel void ae(void) {} //~ ERROR CL0709
__attribute__((intel_reqd_sub_group_size())) kernel void af(void) {} //~ ERROR CL0709
__attribute__((reqd_work_group_size(1, 1, 1), intel_reqd_sub_group_size(8), vec_type_hint(float4))) kernel void ag(void) {}
kernel __attribute__((max_work_group_size(1,2,3))) void ah(void) {}
kernel __attribute__((work_group_size_hint(1,2))) void ai(void) {} //~ ERROR CL0709
kernel __attribute__((work_group_size_hint(0,1,1))) void aj(void) {} //~ ERROR CL0709
kernel __attribute__((work_group_size_hint(1,1,1))) __attribute__((reqd_work_group_size(1,1,1))) void ak(void) {}
kernel void al(void) __attribute__((reqd_work_group_size(1,1,1)));
kernel void al(void) __attribute__((reqd_work_group_size(1,1,1))) {}
kernel __attribute__((vec_type_hint(char))) __attribute__((vec_type_hint(int))) void am(void) {}
kernel __attribute__((vec_type_hint(int[3]))) void an(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint(struct { int a; }))) void ao(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint(int *))) void ap(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint(size_t))) void aq(void) {}
kernel __attribute__((vec_type_hint(half))) void ar(void) {}
kernel __attribute__((vec_type_hint(5))) void as(void) {} //~ ERROR CL0201
