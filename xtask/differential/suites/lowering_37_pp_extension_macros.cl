// std: 1.0 1.1 1.2 2.0 3.0
#ifndef cl_khr_fp16
#error fp16
#endif
#ifndef cl_khr_fp64
#error fp64
#endif
#ifndef cl_khr_byte_addressable_store
#error byte_addressable_store
#endif
#ifndef cl_khr_int64_base_atomics
#error int64_base_atomics
#endif
#ifndef cl_khr_3d_image_writes
#error 3d_image_writes
#endif
#ifndef cl_khr_gl_sharing
#warning gl_sharing
#endif
#ifdef cl_khr_depth_images
#warning depth_images
#endif
#ifdef cl_khr_gl_msaa_sharing
#warning gl_msaa_sharing
#endif
#ifdef cl_khr_mipmap_image
#warning mipmap_image
#endif
#ifdef cl_khr_subgroups
#warning subgroups
#endif
#ifdef cl_khr_srgb_image_writes
#warning srgb_image_writes
#endif
#ifdef cl_khr_initialize_memory
#warning initialize_memory
#endif
#ifdef cl_khr_subgroup_ballot
#warning subgroup_ballot
#endif
#ifdef cl_khr_integer_dot_product
#warning integer_dot_product
#endif
#ifdef cl_intel_subgroups
#warning intel_subgroups
#endif
#ifdef cl_amd_media_ops
#warning amd_media_ops
#endif
#ifdef __cl_clang_function_pointers
#warning function pointers
#endif
#if cl_khr_fp64 != 1
#error value of fp64
#endif
#ifdef cl_khr_no_such
#error no_such
#endif
