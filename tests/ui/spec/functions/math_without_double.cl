// Without doubles or halves there are no functions of them (OpenCL C 6.15.2).
// std: 1.2+
// ext: -cl_khr_fp64 -__opencl_c_fp64 -cl_khr_fp16
float of_float(float x) { return sin(x) + nan(1u); }
float of_integer(int x) { return sin(x); }
float4 scalars(float4 x) { return fmax(x, 1) + fmin(x, 2.0f); }
double of_double(double x) { return sin(x); } //~ ERROR CL0801
void of_half(global half *p) { float f = sin(*p); } //~ ERROR CL0433
float nan_of_long(ulong4 c) { return nan(c).x; } //~ ERROR CL0604
float infinity_of_double(void) { return HUGE_VAL; } //~ ERROR CL0501
