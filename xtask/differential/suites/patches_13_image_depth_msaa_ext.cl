// std: 1.2 2.0 3.0
// opts: -DDISABLE
// depth and multi-sample images come with extensions
#ifdef DISABLE
#pragma OPENCL EXTENSION cl_khr_depth_images : disable
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : disable
#else
#pragma OPENCL EXTENSION cl_khr_depth_images : enable
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
#endif

#ifndef cl_khr_depth_images
#error "depth images are expected"
#endif

void depth(image2d_depth_t i);
void depth_array(image2d_array_depth_t i);
void msaa(image2d_msaa_t i);
void msaa_array(image2d_array_msaa_t i);
void msaa_depth(image2d_msaa_depth_t i);
void msaa_array_depth(image2d_array_msaa_depth_t i);

constant sampler_t s = CLK_FILTER_NEAREST;
kernel void read(read_only image2d_depth_t d, read_only image2d_msaa_t m, global float *out) {
  out[0] = read_imagef(d, s, (float2)(0));
  float4 f = read_imagef(d, s, (int2)(0)); // scalar is widened
  f = read_imagef(m, (int2)(0), 1);
  f = read_imagef(m, s, (int2)(0)); // expected-error
  out[1] = read_imagef(m, (int2)(0), 1); // expected-error
  int n = get_image_num_samples(m);
  n = get_image_num_samples(d); // expected-error
}
