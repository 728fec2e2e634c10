// In 3.0 the generic address space is optional: without it `int *` points into private memory (OpenCL C 6.7.8).
// std: 3.0+
// ext: -__opencl_c_generic_address_space -__opencl_c_device_enqueue -__opencl_c_pipes
void into_private(global int *g, int *p) { p = g; } //~ ERROR CL0301
void from_local(local int *l) { int *p = l; } //~ ERROR CL0301
void from_private(private int *a, int *p) { a = p; } //~ FINE CL0301
void own(int a) { int *p = &a; private int *q = p; } //~ FINE CL0301
