// The atomic functions of 1.x (OpenCL C 6.15.12.8, 6.15.12.9), which all editions have.
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_extended_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_extended_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
int of_global(volatile global int *p) { return atomic_add(p, 1) + atomic_sub(p, 1) + atomic_xchg(p, 1) + atomic_inc(p) + atomic_dec(p) + atomic_cmpxchg(p, 1, 2) + atomic_min(p, 1) + atomic_max(p, 1) + atomic_and(p, 1) + atomic_or(p, 1) + atomic_xor(p, 1); } //~ WARNING[1.0] CL0805
uint of_local(local uint *p) { return atomic_add(p, 1) + atomic_sub(p, 1) + atomic_xchg(p, 1) + atomic_inc(p) + atomic_dec(p) + atomic_cmpxchg(p, 1, 2) + atomic_min(p, 1) + atomic_max(p, 1) + atomic_and(p, 1) + atomic_or(p, 1) + atomic_xor(p, 1); } //~ WARNING[1.0] CL0805
float of_float(global float *p, local float *l) { return atomic_xchg(p, 1.0f) + atomic_xchg(l, 1.0f); } //~ WARNING[1.0] CL0805
uint older(global int *p, local uint *l) { return atom_add(p, 1) + atom_sub(l, 1) + atom_xchg(p, 1) + atom_inc(l) + atom_dec(p) + atom_cmpxchg(l, 1, 2) + atom_min(p, 1) + atom_max(l, 1) + atom_and(p, 1) + atom_or(l, 1) + atom_xor(p, 1); }
long of_long(global long *p, local ulong *l) { return atom_add(p, 1L) + atom_sub(l, 1UL) + atom_xchg(p, 1L) + atom_inc(l) + atom_dec(p) + atom_cmpxchg(l, 1UL, 2UL) + atom_min(p, 1L) + atom_max(l, 1UL) + atom_and(p, 1L) + atom_or(l, 1UL) + atom_xor(p, 1L); }
// Not of private or constant memory, nor of any other type.
int of_private(private int *p) { return atomic_add(p, 1); } //~ ERROR CL0604
int of_own(void) { int a = 0; return atomic_inc(&a); } //~ ERROR CL0604
int of_generic(int *p) { return atomic_add(p, 1); } //~ ERROR CL0604
int of_constant(constant int *p) { return atomic_add(p, 1); } //~ ERROR CL0604
int of_value(int p) { return atomic_add(p, 1); } //~ ERROR CL0604
float float_add(global float *p) { return atomic_add(p, 1.0f); } //~ ERROR CL0604
float float_compare(global float *p) { return atomic_cmpxchg(p, 1.0f, 2.0f); } //~ ERROR CL0604
float older_float(global float *p) { return atom_xchg(p, 1.0f); } //~ ERROR CL0604
int of_short(global short *p) { return atomic_inc(p); } //~ ERROR CL0604
int of_char(local char *p) { return atomic_or(p, 1); } //~ WARNING CL0508 //~ WARNING[1.0] CL0805
long long_by_new_name(global long *p) { return atomic_add(p, 1L); } //~ ERROR CL0604
int of_vector(global int2 *p, int2 v) { return atomic_add(p, v).x; } //~ ERROR CL0604
int too_few(global int *p) { return atomic_add(p); } //~ ERROR CL0604
int too_many(global int *p) { return atomic_inc(p, 1); } //~ ERROR CL0604
int of_pointer(global int *p) { return atomic_xchg(p, p); } //~ ERROR CL0604
