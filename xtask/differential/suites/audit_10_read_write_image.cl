// std: 1.2 2.0 3.0
// opts: -DUSE_RW=1
// opts:
#ifdef USE_RW
kernel void rw2(read_write image2d_t i) {
  float4 v = read_imagef(i, (int2)(1, 2));
  write_imagef(i, (int2)(1, 2), v * 2.0f);
}
kernel void rw3(read_write image3d_t i) {
  int4 v = read_imagei(i, (int4)(1, 2, 3, 0));
  write_imagei(i, (int4)(1, 2, 3, 0), v);
}
kernel void rws(read_write image2d_t i, sampler_t s) {
  read_imagef(i, s, (float2)(0.0f));
}
#endif
#if __OPENCL_C_VERSION__ == 300 && !defined(__opencl_c_read_write_images)
#error "feature expected"
#endif
#ifdef cl_khr_3d_image_writes
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#endif
kernel void w3(write_only image3d_t i, int4 c) {
  write_imagef(i, c, (float4)(0.0f));
  write_imagef(i, c.xy, (float4)(0.0f));
  write_imageui(i, c, (uint4)(1));
  write_imageui(i, c, (int4)(1));
}
