// std: 1.2 2.0 3.0

constant sampler_t smp = CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

kernel void rd(read_only image2d_t i2, read_only image3d_t i3, read_only image1d_t i1,
               read_only image2d_array_t ia, read_only image1d_buffer_t ib) {
  float4 f = read_imagef(i2, smp, (int2)(0, 0));
  f = read_imagef(i2, smp, (float2)(0, 0));
  f = read_imagef(i2, smp, (int4)(0));
  f = read_imagef(i3, smp, (int4)(0));
  f = read_imagef(i3, smp, (int2)(0));
  f = read_imagef(i1, smp, 0);
  f = read_imagef(i1, smp, 0.5f);
  f = read_imagef(ia, smp, (int4)(0));
  f = read_imagef(ib, 3);
  f = read_imagef(ib, smp, 3);
  f = read_imagef(i2, (int2)(0, 0));
  int4 i = read_imagei(i2, smp, (int2)(0, 0));
  uint4 u = read_imageui(i2, smp, (int2)(0, 0));
  i = read_imagef(i2, smp, (int2)(0, 0));
  u = read_imagei(i2, smp, (int2)(0, 0));
  write_imagef(i2, (int2)(0, 0), f);
}

kernel void wr(write_only image2d_t i2, write_only image1d_t i1, write_only image2d_array_t ia) {
  write_imagef(i2, (int2)(0, 0), (float4)(0));
  write_imagef(i2, (int2)(0, 0), 0.0f);
  write_imagei(i2, (int2)(0, 0), (int4)(0));
  write_imagei(i2, (int2)(0, 0), (float4)(0));
  write_imageui(i1, 0, (uint4)(0));
  write_imagef(i2, (float2)(0, 0), (float4)(0));
  write_imagef(ia, (int4)(0), (float4)(0));
  float4 f = read_imagef(i2, smp, (int2)(0, 0));
}

kernel void q(read_only image2d_t r, write_only image3d_t w, read_only image1d_t o) {
  int a = get_image_width(r) + get_image_height(r);
  a = get_image_depth(r);
  a = get_image_depth(w);
  a = get_image_height(o);
  int2 d = get_image_dim(r);
  int4 d4 = get_image_dim(w);
  d = get_image_dim(o);
  a = get_image_channel_data_type(r) == CLK_FLOAT;
  a = get_image_num_samples(r);
  a = get_image_num_mip_levels(r);
}
