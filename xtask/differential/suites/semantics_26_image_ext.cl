// std: 1.0 1.2 2.0 3.0
// Image types which depend on extensions or features.

typedef write_only image3d_t wo3d_t;
typedef read_only image3d_t ro3d_t;

kernel void w3d(write_only image3d_t a) {}
kernel void r3d(read_only image3d_t a) {}
kernel void r3d_td(ro3d_t a) {}
void write_it(write_only image3d_t a) {
  write_imagef(a, (int4)(0), (float4)(0));
}
kernel void rw3d(read_write image3d_t a) {}

#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
kernel void w3d_on(write_only image3d_t a) {}
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : disable
kernel void w3d_off(write_only image3d_t a) {}

#pragma OPENCL EXTENSION cl_khr_depth_images : enable
kernel void depth(image2d_depth_t a) {}
kernel void depth_arr(read_only image2d_array_depth_t a) {}
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
kernel void msaa(image2d_msaa_t a) {}
kernel void msaa_d(image2d_msaa_depth_t a) {}
#ifdef cl_khr_3d_image_writes
int has_3d = 1;
#endif
#ifdef __opencl_c_images
constant int has_images = 1;
#endif
