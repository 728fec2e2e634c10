// No object is in the generic address space (OpenCL C 6.7.9): pointers point into it.
// never: 1.0 1.1 1.2, where there is no generic address space
void variable(void) { generic int a; } //~ ERROR[2.0+] CL0312 //~ ERROR[1.0,1.1,1.2] CL0306
void array(void) { generic int a[2]; } //~ ERROR[2.0+] CL0312 //~ ERROR[1.0,1.1,1.2] CL0306
void initial(void) { __generic float a = 1; } //~ ERROR[2.0+] CL0312 //~ ERROR[1.0,1.1,1.2] CL0306
void pointer(void) { global int *generic a; } //~ ERROR[2.0+] CL0312 //~ ERROR[1.0,1.1,1.2] CL0306
kernel void in_a_kernel(void) { generic int a; } //~ ERROR[2.0+] CL0312 //~ ERROR[1.0,1.1,1.2] CL0306
#if __OPENCL_C_VERSION__ >= 200
void into(global int *b) { generic int *a = b; } //~ FINE CL0312
void parameter(generic int *a); //~ FINE CL0312
void size(void) { (void)sizeof(generic int *); } //~ FINE CL0312
#endif
void unnamed(int *b) { int *a = b; } //~ FINE CL0312
