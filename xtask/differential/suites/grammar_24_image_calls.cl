// std: 1.0 1.2 2.0 3.0
__constant sampler_t smp = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
void rd(__read_only image2d_t r, __write_only image2d_t w, __read_only image3d_t r3, int i, int2 i2, int4 i4,
        uint4 u4, float f, float2 f2, float4 f4, sampler_t s) {
  f4 = read_imagef(r, smp, i2);
  f4 = read_imagef(r, smp, f2);
  f4 = read_imagef(r, smp, f4);
  f4 = read_imagef(r, s, i);
  f4 = read_imagef(r, i2, smp);
  f4 = read_imagef(r, i2);
  f4 = read_imagef(r);
  f4 = read_imagef(w, smp, i2);
  f4 = read_imagef(r3, smp, i4);
  f4 = read_imagef(r3, smp, i2);
  f = read_imagef(r, smp, i2);
  i4 = read_imagei(r, smp, i2);
  f4 = read_imagei(r, smp, i2);
  i4 = read_imageui(r, smp, i2);
  u4 = read_imageui(r, smp, f2);
  write_imagef(w, i2, f4);
  write_imagef(r, i2, f4);
  write_imagef(w, f2, f4);
  write_imagef(w, i2, i4);
  write_imagei(w, i2, i4);
  write_imagei(w, i2, u4);
  write_imageui(w, i2, u4);
  i = get_image_width(r);
  i = get_image_width(w);
  i = get_image_width(smp);
  i = get_image_depth(r);
  i = get_image_depth(r3);
  i2 = get_image_dim(r);
  i4 = get_image_dim(r3);
  i = get_image_channel_order(r, r);
  f4 = read_imagef(r, 0, i2);
}
#if __OPENCL_C_VERSION__ >= 120
void arr(__read_only image1d_t a, __read_only image2d_array_t b, __read_only image1d_buffer_t c, int i, int2 i2, int4 i4, float4 f4) {
  f4 = read_imagef(a, smp, i);
  f4 = read_imagef(b, smp, i4);
  f4 = read_imagef(c, i);
  f4 = read_imagef(c, smp, i);
  i = get_image_array_size(b);
  i = get_image_array_size(a);
}
#else
void arr(__read_only image1d_t a);
#endif
