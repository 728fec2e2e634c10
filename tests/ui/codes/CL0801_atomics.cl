// Atomic types of 64 bits, those of the size of a pointer among them, need both extensions (6.15.12.6).
// std: 2.0 3.0
// ext: -cl_khr_int64_base_atomics -cl_khr_int64_extended_atomics
void wide(global atomic_long *a); //~ ERROR CL0801
void unsigned_wide(global atomic_ulong *a); //~ ERROR CL0801
void floating(global atomic_double *a); //~ ERROR CL0801
void sizes(global atomic_size_t *a); //~ ERROR CL0801
void differences(global atomic_ptrdiff_t *a); //~ ERROR CL0801
void addresses(global atomic_intptr_t *a); //~ ERROR CL0801
global atomic_long object; //~ ERROR CL0801
void narrow(global atomic_int *a, global atomic_uint *b, global atomic_float *c, global atomic_flag *d); //~ FINE CL0801
