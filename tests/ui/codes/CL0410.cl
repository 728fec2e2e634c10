// An `extern` variable inside a function has no initial value (C99 6.7.8).
// never: 1.0 1.1, which have no `extern`
#if __OPENCL_C_VERSION__ >= 120
void scalar(void) { extern constant int a = 1; } //~ ERROR[1.2+] CL0410
void array(void) { extern constant int b[2] = { 1 }; } //~ ERROR[1.2+] CL0410
void inner(int i) { if (i) { extern constant int c = 1; } } //~ ERROR[1.2+] CL0410
extern constant int e; //~ FINE CL0410
int use(void) { return e; } //~ FINE CL0410
#endif
#if __OPENCL_C_VERSION__ >= 200
void of_global(void) { extern global int f = 1; } //~ ERROR[2.0+] CL0410
void named(void) { extern constant int g; } //~ FINE CL0410
void named_global(void) { extern global int h; } //~ FINE CL0410
#endif
constant int d = 1; //~ FINE CL0410
