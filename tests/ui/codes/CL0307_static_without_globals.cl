// 3.0 has variables in global memory as an option (OpenCL C 6.7.6): without it a `static` one is in constant memory.
// std: 3.0+
// ext: -__opencl_c_program_scope_global_variables
void function(void) { static int a; } //~ ERROR CL0307
void in_global_memory(void) { static global int a; } //~ ERROR CL0307
void in_constant_memory(void) { static constant int a = 1; } //~ FINE CL0307
void automatic(void) { int a; } //~ FINE CL0307
