// std: 1.0 1.2 2.0 3.0
// opts: -D__OPENCL_C_VERSION__=300
// Predefined, feature and extension macros; limits of the header.

#ifndef __OPENCL_VERSION__
#error "__OPENCL_VERSION__"
#endif
#if __OPENCL_C_VERSION__ != 200 && __OPENCL_C_VERSION__ != 300
#warning "an early edition"
#endif
#if __OPENCL_C_VERSION__ < 120
#error "before 1.2"
#endif
#if CL_VERSION_1_0 != 100 || CL_VERSION_1_1 != 110 || CL_VERSION_1_2 != 120
#error "CL_VERSION_*"
#endif
#if defined(CL_VERSION_2_0) && CL_VERSION_2_0 == 200 && defined(CL_VERSION_3_0)
constant int versions = CL_VERSION_2_0 + CL_VERSION_3_0;
#endif
#ifndef __ENDIAN_LITTLE__
#error "endianness"
#endif
#ifndef __SPIR64__
#error "target"
#endif
#if !defined(__IMAGE_SUPPORT__) || __IMAGE_SUPPORT__ != 1
#error "images"
#endif
#ifdef __FAST_RELAXED_MATH__
#error "fast math"
#endif
#ifdef __EMBEDDED_PROFILE__
#error "embedded"
#endif
#ifndef __kernel_exec
#warning "no kernel_exec"
#endif

#if __OPENCL_C_VERSION__ >= 300
#if !defined(__opencl_c_int64) || __opencl_c_int64 != 1
#error "int64"
#endif
#ifndef __opencl_c_generic_address_space
#error "generic"
#endif
#endif
#ifdef __opencl_c_pipes
kernel void pipe_feature(read_only pipe int p) {}
#endif
#ifdef __opencl_c_fp64
constant double d = DBL_MAX;
#endif

constant char chars[] = {CHAR_MAX, CHAR_MIN, SCHAR_MAX, SCHAR_MIN};
constant int ints[] = {CHAR_BIT, INT_MAX, INT_MIN, SHRT_MAX, USHRT_MAX, UCHAR_MAX};
constant long longs[] = {LONG_MAX, LONG_MIN};
constant ulong ulongs = ULONG_MAX;
constant float floats[] = {FLT_MAX, FLT_MIN, FLT_EPSILON, HUGE_VALF, INFINITY, NAN, MAXFLOAT, M_PI_F};
constant int flt[] = {FLT_DIG, FLT_MANT_DIG, FLT_MAX_10_EXP, FLT_MAX_EXP, FLT_MIN_10_EXP, FLT_MIN_EXP, FLT_RADIX};
constant int dbl[] = {DBL_DIG, DBL_MANT_DIG, FP_ILOGB0, FP_ILOGBNAN};
constant int hlf[] = {HALF_DIG, HALF_MANT_DIG};
constant float lims[] = {M_E_F, M_LN2_F, M_SQRT1_2_F, (float)M_PI, HALF_MAX};
constant int fences = CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE;
constant int img = CLK_R + CLK_RGBA + CLK_FLOAT + CLK_UNORM_INT8 + CLK_ADDRESS_MIRRORED_REPEAT;
constant int scopes = memory_scope_device;
constant int nullid = CLK_NULL_EVENT;

typedef int c1[sizeof(char) == 1 && sizeof(short) == 2 && sizeof(long) == 8 ? 1 : -1];
typedef int c2[sizeof(size_t) == 8 && sizeof(void *) == 8 && sizeof(ptrdiff_t) == 8 ? 1 : -1];
typedef int c3[sizeof(float3) == 16 && sizeof(char3) == 4 && sizeof(double16) == 128 ? 1 : -1];
typedef int c4[sizeof(half) == 2 && sizeof(bool) == 1 && sizeof(event_t) == 8 ? 1 : -1];
typedef int c5[sizeof(wchar_t) == 4 ? 1 : -1];
constant int misc = __LINE__ + __COUNTER__ + __STDC_VERSION__ + __SIZEOF_INT__ + __INT_MAX__;
constant char date[] = __DATE__ __TIME__ __VERSION__;
#if __has_extension(cl_khr_fp64) || __has_feature(blocks) || __has_attribute(opencl_unroll_hint)
#define HAS 1
#endif
#if __has_include(<opencl-c.h>) && HAS
constant int has = HAS;
#endif
#define VA(...) #__VA_ARGS__
#define CAT(a, b) a##b
constant char va[] = VA(a, b, CAT(x, y));
#undef __OPENCL_VERSION__
#define __OPENCL_C_VERSION__ 5
#if NOT_DEFINED || defined cl_khr_fp64 && cl_khr_fp64 > 0
#endif
#if 1 / 0
#endif
