// 3.0 has it as an option (OpenCL C 6.7.5).
// std: 3.0+
// ext: -__opencl_c_generic_address_space -__opencl_c_device_enqueue -__opencl_c_pipes
void parameter(generic int *p); //~ ERROR CL0306
void inside(void) { __generic int *p; } //~ ERROR CL0306
void unnamed(int *p); //~ FINE CL0306
