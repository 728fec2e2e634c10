// Variables in constant memory have an initial value (OpenCL C 6.7.7), unless they are only named, with `extern`.
constant int a; //~ ERROR CL0313
constant int list[2]; //~ ERROR CL0313
constant float4 vector; //~ ERROR CL0313
constant struct s { int a; } structure; //~ ERROR CL0313
constant int *constant pointer; //~ ERROR CL0313
constant int first = 1, second; //~ ERROR CL0313
typedef constant int constant_int;
constant_int of_a_name; //~ ERROR CL0313
constant int b = 1; //~ FINE CL0313
constant int some[2] = { 1 }; //~ FINE CL0313
constant struct s values = { 1 }; //~ FINE CL0313
constant int *constant null = 0; //~ FINE CL0313
void parameter(constant int *p); //~ FINE CL0313
constant int *result(void); //~ FINE CL0313
#if __OPENCL_C_VERSION__ >= 120
kernel void in_a_kernel(void) { constant int c; } //~ ERROR[1.2+] CL0313
static constant int of_the_file; //~ ERROR[1.2+] CL0313
extern constant int elsewhere; //~ FINE CL0313
#endif
#if __OPENCL_C_VERSION__ >= 200
constant int *global_pointer; //~ FINE CL0313
#endif
