// 3.0 without variables at program scope.
// std: 3.0+
// ext: -__opencl_c_program_scope_global_variables -__opencl_c_device_enqueue

int a; //~ ERROR CL0307
global int b; //~ ERROR CL0307
static int c; //~ ERROR CL0307
static global int d = 1; //~ ERROR CL0307
constant int e = 1;
extern int f; //~ ERROR CL0307
extern global int f2; //~ ERROR CL0307
extern constant int f3;
int *p; //~ ERROR CL0307
constant int *q; //~ ERROR CL0307
constant int *constant r = 0;
void g(void) { static int s; static global int s2; static constant int s3 = 1; extern int s4; extern constant int s5; } //~ ERROR CL0307
