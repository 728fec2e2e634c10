// Mathematical functions that store a second result (OpenCL C 6.15.2): through pointers into any memory that is written.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
float to_global_memory(float x, global float *f, global int *i) { return fract(x, f) + modf(x, f) + sincos(x, f) + frexp(x, i) + lgamma_r(x, i) + remquo(x, x, i); }
float to_local_memory(float x, local float *f, local int *i) { return fract(x, f) + modf(x, f) + sincos(x, f) + frexp(x, i) + lgamma_r(x, i) + remquo(x, x, i); }
float to_private_memory(float x, private float *f, private int *i) { return fract(x, f) + modf(x, f) + sincos(x, f) + frexp(x, i) + lgamma_r(x, i) + remquo(x, x, i); }
float to_some_memory(float x, float *f, int *i) { return fract(x, f) + modf(x, f) + sincos(x, f) + frexp(x, i) + lgamma_r(x, i) + remquo(x, x, i); }
float own(float x) { float f; int i; return fract(x, &f) + frexp(x, &i); }
float4 vectors(float4 x, global float4 *f, local int4 *i) { return modf(x, f) + remquo(x, x, i); }
double3 doubles(double3 x, global double3 *f, int3 *i) { return sincos(x, f) + lgamma_r(x, i); } //~ WARNING[1.0] CL0805
// Not constant memory,
float constant_fract(float x, constant float *f) { return fract(x, f); } //~ ERROR CL0604
float constant_frexp(float x, constant int *i) { return frexp(x, i); } //~ ERROR CL0604
float constant_remquo(float x, constant int *i) { return remquo(x, x, i); } //~ ERROR CL0604
// nor something of another type or width.
float other_type(float x, global int *f) { return fract(x, f); } //~ WARNING CL0508
float of_the_double(float x, global double *f) { return modf(x, f); }
float unsigned_exponent(float x, global uint *i) { return frexp(x, i); } //~ WARNING CL0509
float4 other_width(float4 x, global int *i) { return frexp(x, i); } //~ WARNING CL0508
float of_long(double x, global long *i) { return frexp(x, i); } //~ WARNING CL0508
float no_pointer(float x, float f) { return sincos(x, f); } //~ ERROR CL0604
float of_void(float x, global void *f) { return fract(x, f); }
float of_const(float x, const global float *f) { return fract(x, f); } //~ WARNING CL0510
