// std: 1.0+

#ifndef __OPENCL_VERSION__
#warning device version missing
#endif
#if __OPENCL_C_VERSION__ < 110
#error C version too low //~ ERROR[1.0] CL0115
#endif
#if __OPENCL_C_VERSION__ == 120 && !defined(CL_VERSION_1_2)
#error CL_VERSION_1_2 missing
#endif
#ifndef __ENDIAN_LITTLE__
#error expected little endian
#endif
#ifdef __IMAGE_SUPPORT__
int image_support[__IMAGE_SUPPORT__ == 1 ? 1 : -1]; //~ ERROR[1.0,1.1,1.2] CL0307
#endif
#ifdef __FAST_RELAXED_MATH__
#error fast math is not on
#endif
#ifdef __kernel_exec
__kernel_exec(8, float) void kexec(global float *p) { *p = 0; }
#else
#error __kernel_exec missing
#endif
#ifndef kernel_exec
#error kernel_exec missing
#endif
#if __OPENCL_C_VERSION__ >= 200 && !defined(__opencl_c_int64)
#warning no int64 feature
#endif
#if !defined(CL_VERSION_3_0) || CL_VERSION_3_0 != 300
#error CL_VERSION_3_0 missing
#endif
#ifdef __SPIR__
void spir_only(void);
#endif
#ifdef __SPIR64__
int is64[sizeof(void *) == 8 ? 1 : -1]; //~ ERROR[1.0,1.1,1.2] CL0307
#endif
#ifdef __AMDGCN__
#error not amdgcn
#endif
