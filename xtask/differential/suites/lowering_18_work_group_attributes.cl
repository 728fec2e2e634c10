// std: 1.2 2.0 3.0
typedef unsigned int uint32_t;

kernel __attribute__((vec_type_hint(int))) __attribute__((reqd_work_group_size(1, 2, 4)))
void kernel1(int a) {}

kernel __attribute__((vec_type_hint(uint4))) __attribute__((work_group_size_hint(8, 16, 32)))
void kernel2(int a) {}

kernel __attribute__((vec_type_hint(uint32_t)))
void kernel3(int a) {}

kernel __attribute__((intel_reqd_sub_group_size(8)))
void kernel4(int a) {}

kernel __attribute__((work_group_size_hint(1, 1, 1), reqd_work_group_size(64, 1, 1)))
void kernel5(int a) {}

__attribute__((reqd_work_group_size(128, 1, 1))) kernel void kernel6(int a) {}

kernel __attribute__((reqd_work_group_size(1, 2))) void bad1(void) {}
kernel __attribute__((reqd_work_group_size(0, 1, 1))) void bad2(void) {}
kernel __attribute__((reqd_work_group_size(-1, 1, 1))) void bad3(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void bad4(void) {}
kernel __attribute__((vec_type_hint(struct nothing))) void bad5(void) {}
kernel __attribute__((vec_type_hint(image2d_t))) void bad6(void) {}
__attribute__((reqd_work_group_size(1, 1, 1))) void not_kernel(void) {}
__attribute__((work_group_size_hint(1, 1, 1))) void not_kernel2(void) {}
__attribute__((intel_reqd_sub_group_size(16))) void not_kernel3(void) {}
kernel __attribute__((reqd_work_group_size(8, 8, 1))) __attribute__((reqd_work_group_size(8, 4, 1))) void twice(void) {}
