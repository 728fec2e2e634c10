// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DEXPECT_SPIR=1
// Predefined macros.

#ifndef __OPENCL_VERSION__
#warning "no __OPENCL_VERSION__"
#endif
#if __OPENCL_C_VERSION__ == CL_VERSION_1_0
#warning "1.0"
#elif __OPENCL_C_VERSION__ == CL_VERSION_1_1
#warning "1.1"
#elif __OPENCL_C_VERSION__ == CL_VERSION_1_2
#warning "1.2"
#elif __OPENCL_C_VERSION__ == CL_VERSION_2_0
#warning "2.0"
#else
#warning "later"
#endif
#ifdef __FAST_RELAXED_MATH__
#error "unexpected fast relaxed math"
#endif
#ifndef __IMAGE_SUPPORT__
#warning "no images"
#endif
#ifdef __EMBEDDED_PROFILE__
#error "embedded"
#endif
#if defined(EXPECT_SPIR) && !defined(__SPIR64__)
#error "expected spir64"
#endif
#if __ENDIAN_LITTLE__ != 1
#error "endianness"
#endif
#ifdef __opencl_c_int64
int i64[__opencl_c_int64];
#endif
#if defined(cl_khr_fp16) && !defined(cl_khr_3d_image_writes)
#warning "partial extensions"
#endif
#define STR(x) #x
#define CAT(a, ...) a##__VA_ARGS__
#define CAT(a, b) a##b
constant char s[] = STR(global int);
int CAT(x, 1) = __kernel_exec;
__kernel_exec(1, float4) void ke(void) {}
kernel_exec(1, float4) ke2(void) {}
constant int line = __LINE__;
constant char func[] = __FILE__;
float lim = MAXFLOAT + FLT_EPSILON + M_PI_F + INFINITY;
int nul = NULL == 0 && INT_MAX == 2147483647 && CHAR_BIT == 8;
