// The old names are extensions of 1.0 and part of 1.1; those of 64 bits are extensions ever since (OpenCL C 6.15.12.8, 6.15.12.9).
// ext: -cl_khr_global_int32_base_atomics -cl_khr_global_int32_extended_atomics -cl_khr_local_int32_base_atomics -cl_khr_local_int32_extended_atomics -cl_khr_int64_base_atomics -cl_khr_int64_extended_atomics
int global_base(global int *p) { return atom_add(p, 1); } //~ ERROR[1.0] CL0602
int global_extended(global int *p) { return atom_max(p, 1); } //~ ERROR[1.0] CL0602
uint local_base(local uint *p) { return atom_inc(p); } //~ ERROR[1.0] CL0602
uint local_extended(local uint *p) { return atom_xor(p, 1); } //~ ERROR[1.0] CL0602
long long_base(global long *p) { return atom_add(p, 1L); } //~ ERROR[1.0] CL0602 //~ ERROR[1.1+] CL0604
long long_extended(local long *p) { return atom_min(p, 1L); } //~ ERROR[1.0] CL0602 //~ ERROR[1.1+] CL0604
int new_name(global int *p) { return atomic_add(p, 1); }
