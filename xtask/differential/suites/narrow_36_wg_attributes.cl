// std: 1.2 2.0
// Work-group attributes, vec_type_hint and sub-group size.

#define A(x) __attribute__((x))

kernel A(reqd_work_group_size(8, 8, 1)) void k1(void) {}
kernel A(reqd_work_group_size(8, 8)) void k2(void) {}
kernel A(reqd_work_group_size(0, 1, 1)) void k3(void) {}
kernel A(reqd_work_group_size(-4, 1, 1)) void k4(void) {}
kernel A(reqd_work_group_size(1, 2, 3)) A(reqd_work_group_size(3, 2, 1)) void k5(void) {}
kernel A(reqd_work_group_size(1.0f, 1, 1)) void k6(void) {}
kernel A(reqd_work_group_size(4294967296L, 1, 1)) void k7(void) {}
A(reqd_work_group_size(8, 1, 1)) void notk(void) {}
kernel A(work_group_size_hint(4, 4, 4)) void h1(void) {}
kernel A(work_group_size_hint(4, 4, 4)) A(work_group_size_hint(4, 4, 4)) void h2(void) {}
kernel A(work_group_size_hint("4", 4, 4)) void h3(void) {}
kernel A(work_group_size_hint(0, 4, 4)) void h4(void) {}
A(work_group_size_hint(1, 1, 1)) int var;
kernel A(vec_type_hint(float4)) void v1(void) {}
kernel A(vec_type_hint(float4)) A(vec_type_hint(int)) void v2(void) {}
kernel A(vec_type_hint(void)) void v3(void) {}
kernel A(vec_type_hint(bool)) void v4(void) {}
kernel A(vec_type_hint(struct nos)) void v5(void) {}
kernel A(vec_type_hint) void v6(void) {}
A(vec_type_hint(int8)) void v7(void) {}
kernel A(intel_reqd_sub_group_size(8)) void s1(void) {}
kernel A(intel_reqd_sub_group_size(0)) void s2(void) {}
kernel A(intel_reqd_sub_group_size(8)) A(intel_reqd_sub_group_size(16)) void s3(void) {}
A(intel_reqd_sub_group_size(8)) void s4(void) {}
kernel A(amdgpu_flat_work_group_size(32, 64)) void am1(void) {}
kernel A(amdgpu_waves_per_eu(2)) void am2(void) {}
kernel A(amdgpu_num_sgpr(16)) A(amdgpu_num_vgpr(8)) void am3(void) {}
