// std: 1.2 2.0 3.0

typedef unsigned int uint4v __attribute__((ext_vector_type(4)));

__kernel __attribute__((vec_type_hint(int))) __attribute__((reqd_work_group_size(1, 2, 4)))
void kernel1(int a) {}

__kernel __attribute__((vec_type_hint(uint4v))) __attribute__((work_group_size_hint(8, 16, 32)))
void kernel2(int a) {}

__kernel __attribute__((intel_reqd_sub_group_size(8)))
void kernel3(int a) {}

__kernel __attribute__((vec_type_hint(float))) void kernel4(float4 a);
__kernel void kernel4(float4 a) {}

__kernel __attribute__((reqd_work_group_size(1, 1, 1)))
__attribute__((reqd_work_group_size(2, 1, 1)))
void kernel5(void) {}

__kernel __attribute__((nosvm)) void kernel6(global int *p) {}

__attribute__((vec_type_hint(void))) kernel void kernel7(void) {}

void not_kernel(void) __attribute__((reqd_work_group_size(1, 1, 1)));
