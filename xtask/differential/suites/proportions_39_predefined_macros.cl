// std: 1.0 1.1 1.2 2.0 3.0
#ifndef __OPENCL_C_VERSION__
#error "__OPENCL_C_VERSION__ missing"
#endif
#if CL_VERSION_1_0 != 100 || CL_VERSION_1_1 != 110
#error "CL_VERSION_1_x"
#endif
#if __OPENCL_C_VERSION__ >= 120 && CL_VERSION_1_2 != 120
#error "CL_VERSION_1_2"
#endif
#if defined(CL_VERSION_3_0) && CL_VERSION_3_0 != 300
#error "CL_VERSION_3_0"
#endif
#ifdef __FAST_RELAXED_MATH__
#error "fast relaxed math is off"
#endif
#ifndef __ENDIAN_LITTLE__
#error "endianness"
#endif
#ifdef __IMAGE_SUPPORT__
constant int images = __IMAGE_SUPPORT__;
#else
#warning "no images"
#endif
#if __has_extension(cl_khr_fp64) || defined(cl_khr_fp64)
constant double d = 1.0;
#endif
#if !defined(__SPIR__) || !defined(__SPIR64__) || defined(__SPIR32__)
#error "target macros"
#endif
constant int ver = __OPENCL_C_VERSION__;
constant float lim = MAXFLOAT + FLT_EPSILON;
constant int lim2 = INT_MAX - CHAR_BIT;
kernel_exec(1, float) void with_exec_macro(void) { }
kernel void vararg_macros(void) {
#define LOG(fmt, ...) printf(fmt, __VA_ARGS__)
#if __OPENCL_C_VERSION__ >= 120
  LOG("%d %s\n", __LINE__, __FILE__);
#endif
}
