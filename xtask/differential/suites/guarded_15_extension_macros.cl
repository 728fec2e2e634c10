// std: 1.0 1.2 2.0 3.0
#ifndef cl_khr_fp64
#error "missing cl_khr_fp64"
#endif
#ifndef cl_khr_fp16
#error "missing cl_khr_fp16"
#endif
#if cl_khr_int64_base_atomics != 1
#error "incorrect cl_khr_int64_base_atomics"
#endif
#if __OPENCL_C_VERSION__ >= 110
#ifndef cl_khr_depth_images
#warning "no depth images"
#endif
#endif
#if __OPENCL_C_VERSION__ < 200
#ifdef cl_khr_subgroups
#error "cl_khr_subgroups before 2.0"
#endif
#ifdef cl_khr_mipmap_image
#warning "mipmap before 2.0"
#endif
#else
#ifndef cl_khr_subgroups
#error "missing cl_khr_subgroups"
#endif
#ifndef cl_khr_mipmap_image_writes
#error "missing cl_khr_mipmap_image_writes"
#endif
#endif
#ifdef cl_khr_no_such
#error "unexpected"
#endif
#ifndef cles_khr_int64
#warning "not embedded"
#endif
#ifndef cl_intel_subgroups
#error "missing cl_intel_subgroups"
#endif
#if defined(cl_amd_media_ops)
#warning "amd media ops"
#endif
