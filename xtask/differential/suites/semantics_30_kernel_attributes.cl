// std: 1.2 2.0 3.0
// reqd_work_group_size, work_group_size_hint, vec_type_hint, sub-group size.

kernel __attribute__((reqd_work_group_size(1, 2, 3))) void a1(void) {}
kernel __attribute__((reqd_work_group_size(1, 2))) void a2(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3, 4))) void a3(void) {}
kernel __attribute__((reqd_work_group_size(0, 1, 1))) void a4(void) {}
kernel __attribute__((reqd_work_group_size(-1, 1, 1))) void a5(void) {}
kernel __attribute__((reqd_work_group_size(1.0f, 1, 1))) void a6(void) {}
kernel __attribute__((reqd_work_group_size(4294967296, 1, 1))) void a7(void) {}
kernel __attribute__((reqd_work_group_size(8, 1, 1), reqd_work_group_size(4, 1, 1))) void a8(void) {}
__attribute__((reqd_work_group_size(8, 1, 1))) void a9(void) {}
__attribute__((reqd_work_group_size(8, 1, 1))) int a10;
kernel void a11(void) __attribute__((reqd_work_group_size(8, 1, 1)));
kernel __attribute__((work_group_size_hint(8, 8, 1))) void h1(void) {}
kernel __attribute__((work_group_size_hint(8, 8))) void h2(void) {}
kernel __attribute__((work_group_size_hint(0, 8, 1))) void h3(void) {}
kernel __attribute__((work_group_size_hint(8, 8, 1), work_group_size_hint(4, 8, 1))) void h4(void) {}
__attribute__((work_group_size_hint(8, 8, 1))) void h5(void) {}
kernel __attribute__((vec_type_hint(float4))) void v1(void) {}
kernel __attribute__((vec_type_hint(int))) void v2(void) {}
kernel __attribute__((vec_type_hint(bool))) void v3(void) {}
kernel __attribute__((vec_type_hint(void))) void v4(void) {}
kernel __attribute__((vec_type_hint(int *))) void v5(void) {}
kernel __attribute__((vec_type_hint(float4), vec_type_hint(int4))) void v6(void) {}
kernel __attribute__((vec_type_hint(3))) void v7(void) {}
kernel __attribute__((vec_type_hint)) void v8(void) {}
__attribute__((vec_type_hint(int4))) void v9(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) void s1(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void s2(void) {}
kernel __attribute__((intel_reqd_sub_group_size())) void s3(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8), intel_reqd_sub_group_size(16))) void s4(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void s5(void) {}
kernel __attribute__((opencl_unroll_hint(2))) void u(void) {}
kernel __attribute__((nosvm)) void n(void) {}
kernel void np(global int *p __attribute__((nosvm))) {}
kernel __attribute__((convergent)) __attribute__((noduplicate)) void cv(void) {}
