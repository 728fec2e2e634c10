// std: 1.2 2.0 3.0
// opts: -DRW=1
// opts: -DMSAA=1
// Calls of image functions.

const sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP |
                      CLK_FILTER_LINEAR;

kernel void rd(read_only image2d_t i2, read_only image3d_t i3,
               read_only image2d_array_t ia, read_only image1d_buffer_t ib,
               write_only image2d_t out, int2 c, float2 fc, int4 c4) {
  float4 a = read_imagef(i2, smp, c);
  a += read_imagef(i2, smp, fc);
  a += read_imagef(i2, c);
  a += read_imagef(i3, smp, c4);
  a += read_imagef(ia, smp, c4);
  a += read_imagef(ib, c.x);
  a += read_imagef(out, c);
  a += read_imagef(i2, smp, c4);
  int4 i = read_imagei(i2, smp, c);
  uint4 u = read_imageui(i2, smp, c);
  write_imagef(out, c, a);
  write_imagei(out, c, i);
  write_imageui(out, c, u);
  write_imagef(i2, c, a);
  int w = get_image_width(i2) + get_image_height(out);
  w += get_image_depth(i3);
  w += get_image_depth(i2);
  int2 dim = get_image_dim(i2);
  size_t n = get_image_array_size(ia);
  w = get_image_channel_data_type(i2) + get_image_channel_order(i2);
}

#ifdef RW
kernel void rw(read_write image2d_t img, int2 c) {
  float4 v = read_imagef(img, c);
  write_imagef(img, c, v);
  v = read_imagef(img, smp, c);
}
#endif

#ifdef MSAA
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
kernel void ms(read_only image2d_msaa_t img, int2 c) {
  float4 v = read_imagef(img, c, 1);
  int n = get_image_num_samples(img);
}
#endif
