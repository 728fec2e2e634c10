// std: 1.2 2.0 3.0
// Lowering of every image type with each access qualifier.

void f1(image1d_t a) {}
void f1w(write_only image1d_t a) {}
void f1b(image1d_buffer_t a) {}
void f1a(__read_only image1d_array_t a) {}
void f2(image2d_t a) {}
// CHECK: define {{.*}}@_Z3f2a16ocl_image2d_array_wo
void f2a(write_only image2d_array_t a) {}
void f3(image3d_t a) {}
void f3w(write_only image3d_t a) {}

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_read_write_images)
void frw1(read_write image1d_t a) {}
void frw2(read_write image2d_t a) {}
void frw2a(__read_write image2d_array_t a) {}
void frw3(read_write image3d_t a) {}
#endif

#ifdef cl_khr_depth_images
void fd(image2d_depth_t a) {}
void fdw(write_only image2d_depth_t a) {}
void fda(image2d_array_depth_t a) {}
#endif

#ifdef cl_khr_gl_msaa_sharing
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
void fm(image2d_msaa_t a) {}
void fma_(image2d_array_msaa_t a) {}
void fmd(image2d_msaa_depth_t a) {}
void fmda(image2d_array_msaa_depth_t a) {}
int samples(image2d_msaa_t a, image2d_array_msaa_depth_t b) {
  return get_image_num_samples(a) + get_image_num_samples(b);
}
#endif

kernel void use(read_only image2d_t in, write_only image2d_t out, sampler_t s) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  float4 px = read_imagef(in, s, at);
  px += read_imagef(in, s, convert_float2(at));
  px += read_imagef(in, at);
  write_imagef(out, at, px);
}
