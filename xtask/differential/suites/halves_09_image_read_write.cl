// std: 1.2 2.0 3.0
// Calls of the image functions for every image type.

constant sampler_t smp = CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST | CLK_NORMALIZED_COORDS_FALSE;

kernel void read_all(read_only image1d_t i1, read_only image1d_buffer_t ib,
                     read_only image1d_array_t i1a, read_only image2d_t i2,
                     read_only image2d_array_t i2a, read_only image3d_t i3,
                     global float4 *f, global int4 *i, global uint4 *u) {
  f[0] = read_imagef(i1, smp, 1);
  f[1] = read_imagef(i1, smp, 1.0f);
  i[0] = read_imagei(ib, 3);
  u[0] = read_imageui(i1a, smp, (int2)(1, 2));
  f[2] = read_imagef(i2, smp, (float2)(0.5f, 0.5f));
  f[3] = read_imagef(i2a, smp, (int4)(1, 2, 3, 0));
  u[1] = read_imageui(i3, smp, (float4)(0.0f));
  f[4] = read_imagef(i2, (int2)(3, 4));
  i[1] = read_imagei(i3, (int4)(0));
  f[5] = read_imagef(i2, smp, 1);
  f[6] = read_imagef(i3, smp, (int3)(1));
  f[7] = read_imagef(ib, smp, 1);
  f[8] = read_imagef(i2, (float2)(0));
  i[2] = read_imagef(i2, (int2)(0));
}

kernel void write_all(write_only image1d_t i1, write_only image2d_t i2,
                      write_only image2d_array_t i2a, read_only image2d_t ro) {
  write_imagef(i1, 0, (float4)(1.0f));
  write_imagei(i2, (int2)(0), (int4)(1));
  write_imageui(i2a, (int4)(0), (uint4)(1));
  write_imagef(i2, (int2)(0), (int4)(1));
  write_imagef(ro, (int2)(0), (float4)(1.0f));
  write_imagei(i2, 0, (int4)(1));
  float4 v = read_imagef(i2, (int2)(0));
}

kernel void query(read_only image2d_t a, write_only image3d_t b, read_only image2d_array_t c,
                  global int *o) {
  o[0] = get_image_width(a) + get_image_height(b) + get_image_depth(b);
  int2 d = get_image_dim(a);
  int4 e = get_image_dim(b);
  size_t n = get_image_array_size(c);
  o[1] = get_image_channel_data_type(a) == CLK_FLOAT;
  o[2] = get_image_channel_order(c) == CLK_RGBA;
  o[3] = get_image_depth(a);
  o[4] = get_image_array_size(a);
#if __OPENCL_C_VERSION__ >= 200
  o[5] = get_image_num_mip_levels(a);
#endif
}
