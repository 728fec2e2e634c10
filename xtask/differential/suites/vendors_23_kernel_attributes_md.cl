// std: 1.0 1.2 2.0 3.0
// Metadata from kernel attributes.

typedef unsigned int uint4v __attribute__((ext_vector_type(4)));

// CHECK: define {{.*}}void @kernel1({{[^)]+}}) {{[^{]+}} !work_group_size_hint ![[MD2:[0-9]+]] !vec_type_hint ![[MD1:[0-9]+]]
kernel __attribute__((vec_type_hint(int))) __attribute__((work_group_size_hint(1, 2, 4)))
void kernel1(int a) {}

kernel __attribute__((vec_type_hint(uint4))) __attribute__((reqd_work_group_size(1, 2, 4)))
void kernel2(int a) {}

kernel __attribute__((intel_reqd_sub_group_size(8))) void kernel3(int a) {}

__attribute__((vec_type_hint(uint4v))) kernel void kernel4(void) {}
__attribute__((reqd_work_group_size(64, 1, 1), work_group_size_hint(64, 1, 1)))
__kernel void kernel5(__global float *f) { f[0] = 1; }

#define WG 16
kernel __attribute__((__reqd_work_group_size__(WG, WG * 2, sizeof(char)))) void kernel6(void) {}

// A hint of another type on a declaration of the same kernel.
kernel __attribute__((vec_type_hint(float4))) void kernel7(void);
kernel void kernel7(void) {}

__attribute__((reqd_work_group_size(2, 2, 2))) void not_kernel(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 0))) void zero(void) {}
kernel __attribute__((reqd_work_group_size(1, 2))) void two(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, -4))) void neg(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 4))) __attribute__((reqd_work_group_size(1, 2, 8))) void twice(void) {}
kernel __attribute__((vec_type_hint(bool))) void hint_bool(void) {}
kernel __attribute__((vec_type_hint(int *))) void hint_ptr(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void sub_zero(void) {}
