// std: 1.0+

kernel void a(read_only image1d_t i) {}
kernel void b(read_only image1d_array_t i) {}
kernel void c(read_only image1d_buffer_t i) {}
kernel void d(read_only image2d_t i) {}
kernel void e(read_only image2d_array_t i) {}
kernel void f(read_only image3d_t i) {}
kernel void f2(write_only image3d_t i) {}
kernel void g(read_only image2d_depth_t i) {}
kernel void h(read_only image2d_array_depth_t i) {}
kernel void m(read_only image2d_msaa_t i) {} //~ ERROR[1.0,1.1] CL0203
kernel void n(read_only image2d_array_msaa_depth_t i) {} //~ ERROR[1.0,1.1] CL0203

#ifdef cl_khr_3d_image_writes
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
kernel void o(write_only image3d_t i, float4 v) {
  write_imagef(i, (int4)(0), v);
}
#endif

#ifdef cl_khr_gl_msaa_sharing
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
kernel void p(read_only image2d_msaa_t i) {}
kernel void q(read_only image2d_array_msaa_t i) {}
#endif
