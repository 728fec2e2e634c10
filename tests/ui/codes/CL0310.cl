// Local and constant variables are declared in kernels (OpenCL C 6.7.6), and constant ones in functions with `static`.
// Helpers have pointers to them.
void local_variable(void) { local int a; } //~ ERROR CL0310
void local_array(void) { local int a[2]; } //~ ERROR CL0310
void inner(int b) { if (b) { local int a; } } //~ ERROR CL0310
void constant_variable(void) { constant int a = 1; } //~ ERROR CL0310
void pointer(void) { global int *local a; } //~ ERROR CL0310
typedef local int local_int;
void of_a_name(void) { local_int a; } //~ ERROR CL0310
inline void inlined(void) { local int a; } //~ ERROR CL0310
kernel void in_a_kernel(void) { local int a; } //~ FINE CL0310
kernel void constant_in_a_kernel(void) { constant int a = 1; } //~ FINE[1.2+] CL0310
kernel void behind_statements(int b) { b = 1; local int a; } //~ FINE CL0310
void into(local int *b, constant int *c) { local int *a = b; constant int *d = c; } //~ FINE CL0310
void own(void) { private int a; int b; } //~ FINE CL0310
__kernel void with_underscores(void) { __local int a; } //~ FINE CL0310
