// `kernel` (OpenCL C 6.9.1).
kernel void one(global int *p) { *p = 1; }
__kernel void two(void) {}
void kernel three(void) {}
kernel void declared(int a);
kernel void declared(int a) {}
kernel void unnamed(int, global float *);
// Called by another kernel it is a function like others; one with local variables is the host's to call.
kernel void calls(global int *p) { one(p); two(); declared(1); }
void helper(global int *p) { one(p); }
kernel void wrong(int a) { one(a); } //~ ERROR CL0507
kernel void too_few(void) { declared(); } //~ ERROR CL0603
int as_value(global int *p) { return one(p); } //~ ERROR CL0506
// It is for functions at program scope, that give nothing.
kernel int gives(void) { return 1; } //~ ERROR CL0701
kernel global int *gives_pointer(global int *p) { return p; } //~ ERROR CL0701
kernel float4 gives_vector(void); //~ ERROR CL0701
typedef void none;
kernel none by_typedef(void) {}
kernel constant int object = 1; //~ ERROR CL0703
kernel typedef int type; //~ ERROR CL0703
struct member { kernel int a; }; //~ ERROR CL0703
void parameter(kernel int a); //~ ERROR CL0703
void inside(void) { kernel int a; } //~ ERROR CL0201
static kernel void own(void) {} //~ ERROR CL0702 //~ ERROR[1.0,1.1] CL0407
extern kernel void far(void); //~ ERROR[1.0,1.1] CL0407
// The word names nothing else.
int kernel = 1; //~ ERROR CL0201
void __kernel(void); //~ ERROR CL0201
