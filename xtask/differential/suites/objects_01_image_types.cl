// std: 1.2 2.0 3.0
// Every image type as a kernel argument, in every access the edition allows.
#ifdef cl_khr_depth_images
#pragma OPENCL EXTENSION cl_khr_depth_images : enable
#endif
#ifdef cl_khr_gl_msaa_sharing
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
#endif
#ifdef cl_khr_3d_image_writes
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#endif

kernel void def_1d(image1d_t a, image1d_array_t b, image1d_buffer_t c) {}
kernel void def_2d(image2d_t a, image2d_array_t b) {}
kernel void def_3d(image3d_t a) {}

kernel void ro(read_only image1d_t a, read_only image1d_array_t b,
               read_only image1d_buffer_t c, read_only image2d_t d,
               read_only image2d_array_t e, read_only image3d_t f) {}
kernel void wo(write_only image1d_t a, write_only image1d_array_t b,
               write_only image1d_buffer_t c, write_only image2d_t d,
               write_only image2d_array_t e, write_only image3d_t f) {}
kernel void ro2(__read_only image1d_t a, __write_only image2d_t b) {}

kernel void depth_ro(read_only image2d_depth_t a, read_only image2d_array_depth_t b) {}
kernel void depth_wo(write_only image2d_depth_t a, write_only image2d_array_depth_t b) {}
kernel void msaa(read_only image2d_msaa_t a, read_only image2d_array_msaa_t b,
                 read_only image2d_msaa_depth_t c, read_only image2d_array_msaa_depth_t d) {}

// Read-write images came with 2.0.
#if __OPENCL_C_VERSION__ >= 200
kernel void rw_1d(read_write image1d_t a) {}
kernel void rw_2d(__read_write image2d_t a) {}
kernel void rw_3d(read_write image3d_t a) {}
kernel void rw_buf(read_write image1d_buffer_t a) {}
kernel void rw_1da(read_write image1d_array_t a) {}
kernel void rw_2da(read_write image2d_array_t a) {}
kernel void rw_depth(read_write image2d_depth_t a) {}
kernel void rw_array_depth(read_write image2d_array_depth_t a) {}
kernel void rw_msaa(read_write image2d_msaa_t a) {}
#endif
