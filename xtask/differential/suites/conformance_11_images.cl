// std: 1.2 2.0 3.0
const sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant sampler_t smp_lin = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;

__kernel void read_1d(read_only image1d_t img, __global float4 *f, __global int4 *i, __global uint4 *u) {
  int x = get_global_id(0);
  f[x] = read_imagef(img, smp, x) + read_imagef(img, smp, (float)x) + read_imagef(img, x);
  i[x] = read_imagei(img, smp, x);
  u[x] = read_imageui(img, smp_lin, (float)x);
}
__kernel void read_1d_buffer(read_only image1d_buffer_t img, __global float4 *f) {
  f[0] = read_imagef(img, (int)get_global_id(0));
  f[1] = (float4)(get_image_width(img));
}
__kernel void read_1d_array(__read_only image1d_array_t img, sampler_t s, __global int4 *r) {
  int2 c = (int2)(get_global_id(0), get_global_id(1));
  r[0] = read_imagei(img, s, c);
  r[1] = read_imagei(img, s, convert_float2(c));
  r[2].x = (int)get_image_array_size(img);
}
__kernel void read_2d(image2d_t img, sampler_t s, __global float4 *r) {
  const sampler_t local_smp = CLK_ADDRESS_CLAMP;
  int2 c = (int2)(get_global_id(0), get_global_id(1));
  r[0] = read_imagef(img, s, c);
  r[1] = read_imagef(img, local_smp, (float2)(0.5f, 0.25f));
  r[2] = convert_float4(read_imagei(img, c));
  r[3].xy = convert_float2(get_image_dim(img));
}
__kernel void read_2d_array(read_only image2d_array_t img, sampler_t s, __global uint4 *r) {
  int4 c = (int4)(get_global_id(0), get_global_id(1), 0, 0);
  r[0] = read_imageui(img, s, c);
  r[1] = read_imageui(img, s, (float4)(0.0f));
}
__kernel void read_3d(read_only image3d_t img, sampler_t s, __global float4 *r) {
  int4 c = (int4)(get_image_width(img) - 1, get_image_height(img) - 1, get_image_depth(img) - 1, 0);
  r[0] = read_imagef(img, s, c);
  r[1] = convert_float4(get_image_dim(img));
}
__kernel void write_all(write_only image1d_t a, write_only image2d_t b, write_only image2d_array_t c, write_only image1d_array_t d, write_only image1d_buffer_t e) {
  int x = get_global_id(0);
  write_imagef(a, x, (float4)(0.0f, 0.5f, 1.0f, 1.0f));
  write_imagei(b, (int2)(x, x), (int4)(x));
  write_imageui(c, (int4)(x, x, 0, 0), (uint4)(1, 2, 3, 4));
  write_imagef(d, (int2)(x, 0), (float4)(x));
  write_imagei(e, x, (int4)(0));
}
#ifdef cl_khr_3d_image_writes
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
__kernel void write_3d(write_only image3d_t img) {
  write_imagef(img, (int4)(0), (float4)(1.0f));
}
#endif
__kernel void query(read_only image2d_t a, __global int *r) {
  r[0] = get_image_channel_data_type(a) == CLK_UNORM_INT8;
  r[1] = get_image_channel_order(a) == CLK_RGBA;
}
#if __OPENCL_C_VERSION__ == 200
__kernel void rw(read_write image2d_t img, read_only image2d_depth_t d, __global float *r) {
  int2 c = (int2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagef(img, c);
  write_imagef(img, c, v.wzyx);
  r[0] = read_imagef(d, smp, c);
}
#endif
