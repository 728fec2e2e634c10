// In 3.0 the generic address space is a feature; without it all is as in 1.2 (OpenCL C 6.7.5, 6.7.8, 6.7.9).
// std: 3.0+
// ext: -__opencl_c_generic_address_space -__opencl_c_device_enqueue -__opencl_c_pipes
void said(generic int *p); //~ ERROR CL0306
void from_global(global int *g) { int *p = g; } //~ ERROR CL0301
void from_local(local int *l, int *p) { p = l; } //~ ERROR CL0301
void from_private(private int *q) { int *p = q; q = p; }
void cast_global(global int *g) { int *p = (int *)g; } //~ ERROR CL0302
void cast_back(int *p) { global int *g = (global int *)p; } //~ ERROR CL0302
void cast_private(int *p) { private int *q = (private int *)p; }
int compared(global int *g, int *p) { return g == p; } //~ ERROR CL0305
int ordered(global int *g, int *p) { return g < p; } //~ ERROR CL0305
void chosen(global int *g, int *p, int a) { a ? g : p; } //~ ERROR CL0305
void take(int *p);
void taken(global int *g) { take(g); } //~ ERROR CL0301
void taken_private(void) { int n; take(&n); }
// Variables are global all the same, that being another feature; what they point to is private.
int plain;
int *pointer;
void outer(private int *q) { pointer = q; }
void outer_global(void) { pointer = &plain; } //~ ERROR CL0301
void inner(void) { static int kept; global int *g = &kept; }
// The functions that ask where a pointer points to are gone with it.
void asked(int *p) { to_global(p); } //~ ERROR CL0602
void fence(int *p) { get_fence(p); } //~ ERROR CL0602
// Functions that write through a pointer have a form for each named space.
float by_fract(global float *g, local float *l, private float *p, float *q) { return fract(1.5f, g) + fract(1.5f, l) + fract(1.5f, p) + fract(1.5f, q); }
kernel void argument(int *p) {} //~ ERROR CL0704
