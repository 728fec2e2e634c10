// std: 1.1+

kernel void depth0(read_only image2d_depth_t a) {}
kernel void msaa0(read_only image2d_msaa_t a) {} //~ ERROR[1.1] CL0203

#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
kernel void depth1(read_only image2d_array_depth_t a) {}
kernel void msaa1(read_only image2d_array_msaa_t a) {} //~ ERROR[1.1] CL0203
kernel void msaa2(read_only image2d_msaa_depth_t a) {} //~ ERROR[1.1] CL0203

#pragma OPENCL EXTENSION cl_khr_depth_images : enable
kernel void depth2(write_only image2d_depth_t a, sampler_t s) {
  write_imagef(a, (int2)(0), 0, 1.0f); //~ ERROR[1.1,1.2] CL0604
}

#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
kernel void w3d(write_only image3d_t a) {
  write_imagef(a, (int4)(0), (float4)(0.0f));
}
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : disable
kernel void w3d_off(write_only image3d_t a) {}

#pragma OPENCL EXTENSION all : disable
kernel void depth3(read_only image2d_depth_t a) {}
