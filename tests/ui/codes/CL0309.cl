// Variables inside functions are not in global memory (OpenCL C 6.7.1, 6.7.6), unless they are `static` or `extern`, since
// 2.0. Pointers into it are.
void variable(void) { global int a; } //~ ERROR CL0309
kernel void in_a_kernel(void) { global int a[2]; } //~ ERROR CL0309
void initial(void) { global int a = 1; } //~ ERROR CL0309
void inner(int b) { if (b) { global int a; } } //~ ERROR CL0309
void in_for(void) { for (global int a = 0; a < 2; ) ; } //~ ERROR CL0309
void pointer(void) { int *global a; } //~ ERROR CL0309
typedef global int global_int;
void of_a_name(void) { global_int a; } //~ ERROR CL0309
struct s { int a; };
void structure(void) { global struct s a; } //~ ERROR CL0309
void into(global int *b) { global int *a = b; } //~ FINE CL0309
void array(void) { global int *a[2]; } //~ FINE CL0309
void type(void) { typedef global int t; t *a; } //~ FINE CL0309
int size(void) { return sizeof(global int); } //~ FINE CL0309
#if __OPENCL_C_VERSION__ >= 200
void persistent(void) { static global int a; } //~ FINE CL0309
void elsewhere(void) { extern global int b; } //~ FINE CL0309
#endif
