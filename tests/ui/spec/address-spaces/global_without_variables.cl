// Without the feature no variable is in global memory (OpenCL C 6.7.1, 6.7.6, 6.7.8); pointers into it are as ever.
// std: 3.0+
// ext: -__opencl_c_program_scope_global_variables -__opencl_c_device_enqueue
global int variable; //~ ERROR CL0307
global int with_value = 1; //~ ERROR CL0307
static global int own; //~ ERROR CL0307
extern global int elsewhere; //~ ERROR CL0307
// Nothing is inferred, so that the qualifier has to be written.
int plain; //~ ERROR CL0307
static int plain_static; //~ ERROR CL0307
extern int plain_extern; //~ ERROR CL0307
const int read_only_value = 1; //~ ERROR CL0307
global int *pointer; //~ ERROR CL0307
constant int *to_constant = 0; //~ ERROR CL0307
constant int value = 1;
static constant int own_value = 1;
extern constant int elsewhere_value;
global int *constant null = 0;
constant int *constant to_value = &value;
void helper(void) {
  static int a; //~ ERROR CL0307
  static global int b; //~ ERROR CL0307
  extern global int c; //~ ERROR CL0307
  extern int d; //~ ERROR CL0307
  static constant int e = 1;
  extern constant int elsewhere_value;
  int f;
}
kernel void pointers(global int *g) { global int *p = g; *p = 1; }
