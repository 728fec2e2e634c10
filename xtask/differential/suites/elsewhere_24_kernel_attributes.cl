// std: 1.0 1.2 2.0
// Attributes of kernels: sizes, hints, and their misuse.

typedef unsigned int uint4v __attribute__((ext_vector_type(4)));

kernel __attribute__((vec_type_hint(int))) __attribute__((reqd_work_group_size(1, 2, 4)))
void kernel1(int a) {}

kernel __attribute__((vec_type_hint(uint4v))) __attribute__((work_group_size_hint(8, 16, 32)))
void kernel2(int a) {}

__kernel __attribute__((__reqd_work_group_size__(64, 1, 1), __vec_type_hint__(float4)))
void kernel3(__global float4 *p) {}

__attribute__((reqd_work_group_size(32, 1, 1))) kernel void before(void);
kernel void before(void) {}

kernel void after(void) __attribute__((reqd_work_group_size(16, 1, 1)));
kernel void after(void) {}

kernel __attribute__((reqd_work_group_size(1, 2, 0))) void zero(void) {}
kernel __attribute__((reqd_work_group_size(1, 2))) void two(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3, 4))) void four(void) {}
kernel __attribute__((reqd_work_group_size(-1, 2, 3))) void negative(void) {}
kernel __attribute__((reqd_work_group_size(1.0, 2, 3))) void floating(void) {}
kernel __attribute__((reqd_work_group_size("x", 2, 3))) void text(void) {}
kernel __attribute__((reqd_work_group_size(0x100000000UL, 1, 1))) void huge_size(void) {}
kernel __attribute__((reqd_work_group_size(1 + 1, sizeof(int), 4 << 1))) void folded(void) {}
kernel __attribute__((work_group_size_hint(0, 1, 1))) void hint_zero(void) {}
kernel __attribute__((work_group_size_hint(1, 2, 3)))
       __attribute__((work_group_size_hint(3, 2, 1))) void hint_twice(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3)))
       __attribute__((reqd_work_group_size(3, 2, 1))) void twice(void) {}
kernel __attribute__((reqd_work_group_size(7, 1, 1))) void conflict(void);
kernel __attribute__((reqd_work_group_size(8, 1, 1))) void conflict(void) {}

kernel __attribute__((vec_type_hint(void))) void hint_void(void) {}
kernel __attribute__((vec_type_hint(bool))) void hint_bool(void) {}
kernel __attribute__((vec_type_hint(int *))) void hint_ptr(void) {}
kernel __attribute__((vec_type_hint(4))) void hint_number(void) {}
kernel __attribute__((vec_type_hint)) void hint_none(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void hint_two(void) {}

void __attribute__((reqd_work_group_size(8, 16, 32))) plain(void) {}
void __attribute__((vec_type_hint(int))) plain2(void);
void __attribute__((work_group_size_hint(1, 1, 1))) plain3(void);
__attribute__((reqd_work_group_size(8, 16, 32))) constant int var = 1;

__attribute__((kernel)) void gnu_kernel(global int *p) { *p = 1; }
__attribute__((noinline)) kernel void noinl(void) {}
__attribute__((nosuchattr)) kernel void unknown(void) {}
__attribute__((always_inline)) kernel void inl(void) {}
__attribute__((pure, const)) int attr_list(int a) { return a; }
