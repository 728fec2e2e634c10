// The generic address space of pointers (OpenCL C 6.7.5), which came with 2.0.
// A pointer that names no space stands for one into global, local or private memory,
global int variable; //~ ERROR[1.0,1.1,1.2] CL0307
kernel void into_each(global int *g, local int *l, int n) {
  int b;
  int *p = n ? &b : 0;
  p = g; //~ ERROR[1.0,1.1,1.2] CL0301
  p = l; //~ ERROR[1.0,1.1,1.2] CL0301
  p = &b;
  *p = 42;
}
void of_a_struct(global float4 *g) { float4 *p = g; p->x = 1.0f; } //~ ERROR[1.0,1.1,1.2] CL0301
void of_void(local int *l) { void *p = l; } //~ ERROR[1.0,1.1,1.2] CL0301
void of_const(local int *l) { const int *p = l; } //~ ERROR[1.0,1.1,1.2] CL0301
// not into constant memory.
void constant_one(constant int *c) { int *p = c; } //~ ERROR CL0301
void constant_const(constant int *c) { const int *p = c; } //~ ERROR CL0301
void constant_void(constant int *c) { const void *p = c; } //~ ERROR CL0301
// The two of `?:` have to overlap, which private and local do not.
kernel void chosen(int a) { private int b; local int c; int *p = a ? &b : &c; } //~ ERROR CL0305
kernel void chosen_generic(int a, local int *l) { int b; int *q = &b; int *p = a ? q : l; } //~ ERROR[1.0,1.1,1.2] CL0305
// No object is in it.
generic int at_program_scope; //~ ERROR CL0307 //~ ERROR[1.0,1.1,1.2] CL0306
void inside(void) { generic int n; } //~ ERROR[2.0+] CL0312 //~ ERROR[1.0,1.1,1.2] CL0306
void parameter(generic int n); //~ ERROR[2.0+] CL0315 //~ ERROR[1.0,1.1,1.2] CL0306
generic int result(void); //~ ERROR[2.0+] CL0316 //~ ERROR[1.0,1.1,1.2] CL0306
struct holds { generic int n; }; //~ ERROR[2.0+] CL0317 //~ ERROR[1.0,1.1,1.2] CL0306
int *generic pointer; //~ ERROR CL0307 //~ ERROR[1.0,1.1,1.2] CL0306
// Kernels get none from the host.
kernel void argument(int *p) {} //~ ERROR CL0704
kernel void argument_said(generic int *p) {} //~ ERROR CL0704 //~ ERROR[1.0,1.1,1.2] CL0306
