// std: 1.0 1.1 1.2 2.0 3.0
// Predefined macros.
#ifndef __OPENCL_VERSION__
#error "no __OPENCL_VERSION__"
#endif
#if __OPENCL_C_VERSION__ < 120
#if CL_VERSION_1_0 != 100
#error CL_VERSION_1_0
#endif
#endif
#if CL_VERSION_1_1 != 110 || CL_VERSION_1_2 != 120
#error "CL_VERSION macros"
#endif
#if CL_VERSION_2_0 != 200
#error "CL_VERSION_2_0"
#endif
#ifdef CL_VERSION_3_0
#if CL_VERSION_3_0 != 300
#error CL_VERSION_3_0
#endif
#endif
#ifdef __cplusplus
#error C++
#endif
#ifndef __ENDIAN_LITTLE__
#error "endianness"
#endif
#ifdef __FAST_RELAXED_MATH__
#error "fast math off"
#endif
#ifndef __IMAGE_SUPPORT__
#error "images"
#endif
#ifndef __SPIR__
#error SPIR
#endif
#if defined(__opencl_c_int64) && __OPENCL_C_VERSION__ < 300
#error "feature macro before OpenCL C 3.0"
#endif
#if __OPENCL_C_VERSION__ == 300 && !defined(__opencl_c_atomic_order_acq_rel)
#error "expected atomic feature"
#endif
#if __OPENCL_C_VERSION__ == 300 && !defined(__opencl_c_device_enqueue)
#error "expected device enqueue"
#endif
#if !defined(__opencl_c_no_such_feature)
typedef int none_t;
#endif
#ifdef __NVPTX__
#error NVPTX
#endif
constant int v = __OPENCL_C_VERSION__;
constant char file[] = __FILE__;
constant int line = __LINE__;
constant char func_check[sizeof(__DATE__)] = __DATE__;
kernel_exec(16, float4) void kexec(none_t n) {}
kernel void fn(global int *o) { o[0] = sizeof(__func__) + sizeof(__FUNCTION__) + __COUNTER__; }
constant int stdc = __STDC_VERSION__;
constant float inf = INFINITY, nan0 = NAN, mf = MAXFLOAT, hv = HUGE_VALF;
constant int lims[] = {CHAR_BIT, INT_MAX, SHRT_MIN, FLT_DIG, FLT_MANT_DIG};
constant double dl = DBL_MAX + M_PI;
