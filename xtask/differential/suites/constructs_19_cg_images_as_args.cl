// std: 1.2 2.0 3.0

#pragma OPENCL EXTENSION cl_khr_depth_images : enable
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable

void fnc1(image1d_t img) {}
void fnc1arr(image1d_array_t img) {}
void fnc1buff(image1d_buffer_t img) {}
void fnc2(image2d_t img) {}
void fnc2arr(image2d_array_t img) {}
void fnc3(image3d_t img) {}

#ifdef cl_khr_depth_images
void fnc2d(image2d_depth_t img) {}
void fnc2ad(image2d_array_depth_t img) {}
#endif
#ifdef cl_khr_gl_msaa_sharing
void fnc2m(image2d_msaa_t img) {}
void fnc2md(image2d_array_msaa_depth_t img) {}
#endif

kernel void image_kernel(read_only image2d_t a, write_only image2d_t b, image1d_buffer_t c) {
  fnc2(a);
  fnc1buff(c);
  int2 pos = (int2)(get_global_id(0), get_global_id(1));
  float4 px = read_imagef(a, pos);
  write_imagef(b, pos, px * 0.5f);
  uint4 u = read_imageui(c, 3);
  if (get_image_width(a) != get_image_width(b))
    return;
}

#if __OPENCL_C_VERSION__ >= 200
kernel void rw(read_write image2d_t im) {
  float4 v = read_imagef(im, (int2)(0, 0));
  write_imagef(im, (int2)(0, 1), v);
}
#endif
