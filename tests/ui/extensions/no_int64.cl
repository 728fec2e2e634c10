// 3.0 without 64-bit atomics.
// std: 3.0+
// ext: -__opencl_c_int64 -cl_khr_int64_base_atomics -cl_khr_int64_extended_atomics

void f(long l, ulong4 v) { long x = 1L;
 atomic_long a; //~ ERROR CL0203
 atomic_ulong b; //~ ERROR CL0203
 atomic_double c; //~ ERROR CL0203
 atomic_intptr_t d; //~ ERROR CL0203
 atomic_size_t e; //~ ERROR CL0203
 atom_add((global long*)0, 1);
 1L; 1UL;
}
