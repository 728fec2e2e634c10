// Double precision where there is none (OpenCL C 6.3.1.1).
// ext: -cl_khr_fp64 -__opencl_c_fp64
// warnings
double result(void); //~ ERROR CL0801
void parameter(double a); //~ ERROR CL0801
void vector(double4 a); //~ ERROR CL0801
kernel void pointer(global double *p) {} //~ ERROR CL0801
float literal(void) { return 1.0; } //~ WARNING CL0804
float suffixed(void) { return 1.0f; }
