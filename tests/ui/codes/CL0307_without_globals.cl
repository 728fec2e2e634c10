// 3.0 has variables in global memory as an option (OpenCL C 6.7.6).
// std: 3.0+
// ext: -__opencl_c_program_scope_global_variables
global int global_variable; //~ ERROR CL0307
int variable; //~ ERROR CL0307
static int static_variable; //~ ERROR CL0307
extern global int extern_variable; //~ ERROR CL0307
constant int constant_variable = 1; //~ FINE CL0307
extern constant int extern_constant; //~ FINE CL0307
static constant int static_constant = 1; //~ FINE CL0307
void function(global int *p); //~ FINE CL0307
