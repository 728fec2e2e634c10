// std: 1.2 2.0 3.0
// opts: -DIMAGES_OFF=1
// opts: -DDEFAULT=1
#ifdef __opencl_c_fp64
#ifndef cl_khr_fp64
#error "fp64 feature without the extension"
#endif
#endif
#if __OPENCL_C_VERSION__ == 300
#ifndef __opencl_c_int64
#error "int64 expected"
#endif
#if defined(__opencl_c_read_write_images) && !defined(__opencl_c_images)
#error "inconsistent"
#endif
#if defined(__opencl_c_pipes) && !defined(__opencl_c_generic_address_space)
#error "inconsistent"
#endif
#else
#ifdef __opencl_c_pipes
#error "no feature macros here"
#endif
#endif
#ifndef cl_khr_global_int32_base_atomics
#error "missing base atomics"
#endif
#ifndef __ENDIAN_LITTLE__
#error "endian"
#endif
#if __OPENCL_VERSION__ < __OPENCL_C_VERSION__
#error "version"
#endif
#if !defined(__IMAGE_SUPPORT__) || defined(IMAGES_OFF)
#warning "no images"
#endif
#if CL_VERSION_1_2 != 120 || CL_VERSION_1_0 != 100
#error "version constants"
#endif
#ifdef __FAST_RELAXED_MATH__
#error "fast math"
#endif
#ifdef __opencl_c_3d_image_writes
void w(write_only image3d_t i);
#endif
int __opencl_c_named = 0;
