// std: 1.0 1.1 1.2 2.0 3.0

#ifndef cl_khr_fp16
#error "missing cl_khr_fp16"
#endif
#ifndef cl_khr_fp64
#error "missing cl_khr_fp64"
#endif
#if (__OPENCL_C_VERSION__ >= 110)
#ifndef cl_khr_byte_addressable_store
#error "missing cl_khr_byte_addressable_store"
#endif
#else
#ifdef cl_khr_3d_image_writes
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#endif
#endif
#if (__OPENCL_C_VERSION__ >= 120)
#ifndef cl_khr_depth_images
#error "missing cl_khr_depth_images"
#endif
#pragma OPENCL EXTENSION cl_khr_depth_images : enable
#else
#ifdef cl_khr_gl_msaa_sharing
#error "unexpected cl_khr_gl_msaa_sharing"
#endif
#endif
#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif
#ifdef cl_khr_mipmap_image
#pragma OPENCL EXTENSION cl_khr_mipmap_image : enable
#else
#error "missing cl_khr_mipmap_image"
#endif
#ifndef cl_intel_subgroups
#error "missing cl_intel_subgroups"
#endif
#ifndef cl_intel_device_side_avc_motion_estimation
#error "missing cl_intel_device_side_avc_motion_estimation"
#endif
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#ifdef cl_amd_media_ops
#pragma OPENCL EXTENSION cl_amd_media_ops : enable
#endif
#ifdef cl_clang_storage_class_specifiers
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#endif
