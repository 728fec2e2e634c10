// std: 1.2 2.0 3.0
// read_image*, write_image*, queries: matching and not matching.
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
constant sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

kernel void reads(read_only image1d_t i1, read_only image2d_t i2, read_only image3d_t i3,
                  read_only image1d_array_t a1, read_only image2d_array_t a2,
                  read_only image1d_buffer_t bf, sampler_t s, global float4 *o) {
  o[0] = read_imagef(i1, s, 1);
  o[1] = read_imagef(i1, smp, 1.0f);
  o[2] = read_imagef(i2, s, (int2)(1, 2));
  o[3] = read_imagef(i2, s, (float2)(1, 2));
  o[4] = read_imagef(i3, s, (int4)(0));
  o[5] = read_imagef(a1, s, (int2)(0));
  o[6] = read_imagef(a2, s, (float4)(0));
  o[7] = read_imagef(bf, 4);
  o[8] = read_imagef(i2, (int2)(3, 4));
  int4 iv = read_imagei(i2, s, (int2)(0));
  uint4 uv = read_imageui(i2, s, (int2)(0));
  int4 bad_iv = read_imagef(i2, s, (int2)(0));
  o[9] = read_imageui(i2, s, (int2)(0));
  o[10] = read_imagef(i2, s, (int3)(0));
  o[11] = read_imagef(i2, s, (int4)(0));
  o[12] = read_imagef(i3, s, (int2)(0));
  o[13] = read_imagef(bf, s, 4);
  o[14] = read_imagef(i2, 0, (int2)(0));
  o[15] = read_imagef(i2);
}

kernel void writes(write_only image1d_t i1, write_only image2d_t i2, write_only image3d_t i3,
                   read_only image2d_t ro, sampler_t s) {
  write_imagef(i1, 0, (float4)(0));
  write_imagef(i2, (int2)(0), (float4)(0));
  write_imagei(i2, (int2)(0), (int4)(0));
  write_imageui(i2, (int2)(0), (uint4)(0));
  write_imagef(i3, (int4)(0), (float4)(0));
  write_imagef(i2, (float2)(0), (float4)(0));
  write_imagei(i2, (int2)(0), (float4)(0));
  write_imagef(i2, (int2)(0), 1.0f);
  write_imagef(ro, (int2)(0), (float4)(0));
  float4 v = read_imagef(i2, s, (int2)(0));
  int r = write_imagef(i2, (int2)(0), (float4)(0));
}

kernel void queries(read_only image2d_t i2, write_only image3d_t i3, read_only image1d_t i1,
                    read_only image2d_array_t a2, global int *o) {
  o[0] = get_image_width(i2);
  o[1] = get_image_height(i2);
  o[2] = get_image_depth(i3);
  o[3] = get_image_channel_order(i2) == CLK_RGBA;
  o[4] = get_image_channel_data_type(i2) == CLK_UNORM_INT8;
  o[5] = get_image_array_size(a2);
  int2 d2 = get_image_dim(i2);
  int4 d3 = get_image_dim(i3);
  o[6] = get_image_height(i1);
  o[7] = get_image_depth(i2);
  o[8] = get_image_array_size(i2);
  int4 d4 = get_image_dim(i2);
}
