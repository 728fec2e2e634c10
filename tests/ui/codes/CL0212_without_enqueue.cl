// 3.0 has blocks with `__opencl_c_device_enqueue` alone (OpenCL C 6.14).
// std: 3.0+
// ext: -__opencl_c_device_enqueue
void literal(void) { ^{ }(); } //~ ERROR CL0212
typedef int (^block_t)(int); //~ ERROR CL0212
int operation(int a) { return a ^ (1); } //~ FINE CL0212
