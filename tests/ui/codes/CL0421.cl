// `printf` and `enqueue_kernel` alone take a variable number of arguments (OpenCL C 6.11).
void declared(int a, ...); //~ ERROR CL0421
void defined(int a, ...) {} //~ ERROR CL0421
int result(constant char *format, ...); //~ ERROR CL0421
kernel void of_a_kernel(global int *a, ...) {} //~ ERROR CL0421
void inside(void) { int f(int, ...); } //~ ERROR CL0421
typedef int variadic_t(int, ...); //~ ERROR CL0421
void fixed(int a, int b); //~ FINE CL0421
void none(); //~ FINE CL0421
#if __OPENCL_C_VERSION__ >= 120
void use(void) { printf("%d %d", 1, 2); } //~ FINE CL0421
#endif
