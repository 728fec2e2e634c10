// std: 1.2 2.0 3.0

kernel void rd(read_only image2d_t r, write_only image2d_t w, read_only image1d_t r1, read_only image3d_t r3, read_only image2d_array_t ra, sampler_t s) {
  float4 f = read_imagef(r, s, (int2)(0, 0));
  f = read_imagef(r, s, (float2)(0.0f));
  f = read_imagef(r, (int2)(0));
  f = read_imagef(r, s, (int4)(0));
  f = read_imagef(w, s, (int2)(0));
  f = read_imagef(w, (int2)(0));
  f = read_imagef(r1, s, 0);
  f = read_imagef(r1, 1.0f);
  f = read_imagef(r3, s, (float4)(0.0f));
  f = read_imagef(r3, s, (float3)(0.0f));
  f = read_imagef(ra, s, (int4)(0));
  int4 i = read_imagei(r, s, (int2)(0));
  i = read_imagef(r, s, (int2)(0));
  uint4 u = read_imageui(ra, (int4)(0));
}

kernel void wr(write_only image2d_t w, read_only image2d_t r, write_only image1d_buffer_t b) {
  write_imagef(w, (int2)(0), (float4)(0.0f));
  write_imagef(w, (int2)(0), (int4)(0));
  write_imagef(r, (int2)(0), (float4)(0.0f));
  write_imagei(w, (int2)(0), (int4)(0));
  write_imageui(b, 0, (uint4)(0));
  write_imagef(w, (float2)(0), (float4)(0.0f));
}

kernel void q(read_only image2d_t r, write_only image3d_t w, read_only image2d_array_t a) {
  int2 d = get_image_dim(r);
  int4 e = get_image_dim(w);
  int n = get_image_width(r) + get_image_height(w) + get_image_depth(w);
  n = get_image_depth(r);
  size_t z = get_image_array_size(a);
  z = get_image_array_size(r);
  n = get_image_channel_order(r) == CLK_RGBA;
}
