// A floating constant without `f` is a double where double is enabled, and else a float (6.3.1.1): here until 1.1, where a
// pragma enables it.
// std: 1.0 1.1
float result(void) { return 1.0; } //~ WARNING CL0804
float exponent(void) { return 1e3; } //~ WARNING CL0804
float point(void) { return .5 * 2; } //~ WARNING CL0804
constant float object = 2.5; //~ WARNING CL0804
float two(float f) { return f * 0.5 + 1.; } //~ WARNING CL0804 //~ WARNING CL0804
float hexadecimal(void) { return 0x1p4; } //~ WARNING CL0804
float suffix(void) { return 1.0f + 1e3F + .5f; } //~ FINE CL0804
float integer(void) { return 1; } //~ FINE CL0804
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
double enabled(void) { return 1.0; } //~ FINE CL0804
