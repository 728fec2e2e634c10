// Local and constant variables of a kernel are declared in its outermost compound statement (OpenCL C 6.7.6), also behind
// other statements; what is inside may point to them.
kernel void branch(int a) { if (a) { local int b; } } //~ ERROR CL0311
kernel void block(void) { { local int b; } } //~ ERROR CL0311
kernel void loop(int a) { for (int i = 0; i < a; i++) { local int b[2]; } } //~ ERROR CL0311
kernel void choice(int a) { switch (a) { case 1: ; local int b; } } //~ ERROR CL0311
kernel void deeper(void) { { { local float4 b; } } } //~ ERROR CL0311
kernel void outermost(int a) { local int b; if (a) b = 1; } //~ FINE CL0311
kernel void behind(int a) { if (a) { a = 1; } local int b; b = a; } //~ FINE CL0311
kernel void own(int a) { if (a) { private int b; int c; } } //~ FINE CL0311
kernel void pointer(local int *p) { { local int *q = p; } } //~ FINE CL0311
kernel void type(void) { { typedef local int t; t *q = 0; } } //~ FINE CL0311
#if __OPENCL_C_VERSION__ >= 120
kernel void constants(int a) { if (a) { constant int b = 1; } } //~ ERROR[1.2+] CL0311
#endif
