// std: 1.0 1.1 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ == 100
#warning "c 100"
#elif __OPENCL_C_VERSION__ == 110
#warning "c 110"
#elif __OPENCL_C_VERSION__ == CL_VERSION_1_2
#warning "c 120"
#elif __OPENCL_C_VERSION__ == CL_VERSION_2_0
#warning "c 200"
#elif __OPENCL_C_VERSION__ == CL_VERSION_3_0
#warning "c 300"
#endif
#if !defined(__ENDIAN_LITTLE__) || __IMAGE_SUPPORT__ != 1
#error "endian or image"
#endif
#ifdef __FAST_RELAXED_MATH__
#error "fast"
#endif
#ifndef __kernel_exec
#warning "kernel_exec"
#endif
#if defined(__EMBEDDED_PROFILE__) || defined(__OPENCL_CPP_VERSION__)
#error "embedded"
#endif
#ifdef __SPIR__
#warning "spir"
#endif
#if defined(__SPIR64__) && !defined(__SPIR32__)
#warning "spir64"
#endif
#ifndef __FILE__
#error "file"
#endif
#if __OPENCL_C_VERSION__ >= 300 && !defined(__opencl_c_int64)
#error "int64"
#endif
#if defined(cl_khr_fp64) && defined(cl_khr_fp16)
#warning "fp"
#endif
#ifdef __opencl_c_fp64
#warning "feature fp64"
#endif
#ifdef __opencl_c_atomic_scope_all_devices
#warning "all devices"
#endif
#ifdef cl_khr_depth_images
#warning "depth"
#endif
#ifdef cl_intel_required_subgroup_size
#warning "intel"
#endif
constant int v = __OPENCL_C_VERSION__;
constant float h = HUGE_VALF + FLT_MAX + MAXFLOAT + INFINITY;
constant int c = CHAR_BIT + CL_VERSION_1_0;
kernel __kernel_exec(1, float4) void k(global float *p) { p[0] = M_PI_F; }
