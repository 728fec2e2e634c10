// std: 1.2
typedef unsigned int my_uint;
typedef float4 color;

__attribute__((reqd_work_group_size(1, 2, 4)))
kernel void required(int a) {}

__attribute__((work_group_size_hint(64, 1, 1)))
kernel void hint(int a) {}

kernel __attribute__((vec_type_hint(my_uint))) void vtype_typedef(int a) {}
kernel __attribute__((vec_type_hint(uint4))) __attribute__((work_group_size_hint(8, 16, 32)))
void both(int a) {}

kernel __attribute__((vec_type_hint(color), reqd_work_group_size(16, 16, 1)))
void all(color c) {}

kernel void none(void) {}
