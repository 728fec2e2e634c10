// Images are arguments alone (OpenCL C 6.11), and so are pipes since 2.0 (6.3.3): no variables.
void image(void) { image2d_t a; } //~ ERROR CL0422
void qualified(void) { read_only image2d_t a; } //~ ERROR CL0422
void initial(read_only image2d_t b) { read_only image2d_t a = b; } //~ ERROR CL0422
kernel void in_a_kernel(void) { write_only image3d_t a; } //~ ERROR CL0422
void newer(void) { image1d_t a; } //~ ERROR CL0422
void argument(read_only image2d_t a) {} //~ FINE CL0422
void two_arguments(read_only image2d_t a, write_only image3d_t b); //~ FINE CL0422
void type(void) { typedef image2d_t t; } //~ FINE CL0422
#if __OPENCL_C_VERSION__ >= 200
void pipe_variable(void) { read_only pipe int a; } //~ ERROR[2.0+] CL0422
void pipe_argument(read_only pipe int a) {} //~ FINE CL0422
#endif
