// The arguments of `format` on a function of any number of arguments.
// std: 1.2 3.0
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
int said(constant char *f, ...) __attribute__((format(printf, 1, 3)));  //~ ERROR CL0709
int told(constant char *f, ...) __attribute__((format(printf, 1, 2)));

