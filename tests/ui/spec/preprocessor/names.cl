// The predefined names (OpenCL C 6.12), which edition has which.
constant int line = __LINE__;
constant char file[] = __FILE__;
#if __LINE__ != 4
#error lines are counted
#endif
#if !defined __OPENCL_VERSION__ || !defined __ENDIAN_LITTLE__ || !defined __IMAGE_SUPPORT__ || defined __FAST_RELAXED_MATH__
#error every edition has these
#endif
#ifdef __OPENCL_C_VERSION__
constant int since_1_2 = __OPENCL_C_VERSION__;
#endif
#if __OPENCL_C_VERSION__ >= 200
global int *global nowhere = NULL;
#endif
#if __OPENCL_C_VERSION__ == 300
#if CL_VERSION_1_0 != 100 || CL_VERSION_1_1 != 110 || CL_VERSION_1_2 != 120 || CL_VERSION_2_0 != 200 || CL_VERSION_3_0 != 300
#error their numbers
#endif
#endif
#if __OPENCL_C_VERSION__ == 120
#if CL_VERSION_1_2 != 120
#error its number
#endif
#endif
#if __OPENCL_C_VERSION__ == 200
#if CL_VERSION_2_0 != 200
#error its number
#endif
#endif
__kernel_exec(8, float4) void executed(global float4 *p) {}
kernel_exec(8, float4) void executed_too(global float4 *p) {}
kernel_exec(0, float4) void none(void) {} //~ ERROR CL0709
kernel_exec(8, sampler_t) void of_samplers(void) {} //~ ERROR CL0709
void named(void) { constant char *name = __func__; }
constant char outside[] = __func__; //~ ERROR CL0434
