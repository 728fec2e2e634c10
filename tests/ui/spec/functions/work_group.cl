// Collective functions of work-groups (OpenCL C 6.15.16), and their uniform arithmetic (6.15.17).
// std: 2.0+
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
int predicates(int a) { return work_group_all(a) + work_group_any(a > 1); }
int predicate_of_vector(int4 a) { return work_group_all(a); } //~ ERROR CL0506
int predicate_of_pointer(global int *a) { return work_group_any(a); } //~ ERROR CL0507
int broadcasts(int a) { return work_group_broadcast(a, 0) + work_group_broadcast(a, 0, 1) + work_group_broadcast(a, 0, 1, 2); }
double broadcast_double(double a, size_t i) { return work_group_broadcast(a, i); }
half broadcast_half(half a) { return work_group_broadcast(a, 0); }
float4 broadcast_vector(float4 a) { return work_group_broadcast(a, 0); } //~ ERROR CL0604
int broadcast_alone(int a) { return work_group_broadcast(a); } //~ ERROR CL0604
int broadcast_four(int a) { return work_group_broadcast(a, 0, 1, 2, 3); } //~ ERROR CL0604
ulong reduces(ulong a) { return work_group_reduce_add(a) + work_group_reduce_min(a) + work_group_reduce_max(a); }
float scans(float a) { return work_group_scan_exclusive_add(a) + work_group_scan_exclusive_min(a) + work_group_scan_exclusive_max(a) + work_group_scan_inclusive_add(a) + work_group_scan_inclusive_min(a) + work_group_scan_inclusive_max(a); }
half reduced_half(half a) { return work_group_reduce_max(a); }
int promoted(short a, char b) { return work_group_reduce_add(a) + work_group_scan_inclusive_max(b); }
int4 reduced_vector(int4 a) { return work_group_reduce_add(a); } //~ ERROR CL0604
int reduced_pointer(global int *a) { return work_group_reduce_add(a); } //~ ERROR CL0604
int reduced_two(int a) { return work_group_reduce_add(a, a); } //~ ERROR CL0604
int product(int a) { return work_group_reduce_mul(a) + work_group_scan_inclusive_mul(a); }
uint bits(uint a) { return work_group_reduce_and(a) + work_group_reduce_or(a) + work_group_scan_exclusive_xor(a); }
int logical(int a) { return work_group_reduce_logical_and(a) + work_group_scan_inclusive_logical_or(a); }
int no_such(int a) { return work_group_reduce_sub(a); } //~ ERROR CL0601
