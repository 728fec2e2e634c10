// std: 1.2 2.0 3.0
// Calls of the image built-ins.
constant sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;

kernel void reads(read_only image2d_t r, write_only image2d_t w,
                  read_only image2d_array_t ra, read_only image1d_buffer_t rb) {
  float4 v = read_imagef(r, smp, (int2)(0, 0));
  v = read_imagef(r, smp, (float2)(0.f, 0.f));
  v = read_imagef(r, (int2)(0, 0));
  v = read_imagef(r, smp, (int4)(0));
  v = read_imagef(w, smp, (int2)(0, 0));
  int4 i = read_imagei(r, smp, (int2)(0));
  i = read_imageui(r, smp, (int2)(0));
  uint4 u = read_imageui(rb, 3);
  v = read_imagef(ra, smp, (float4)(0.f));
  v = read_imagef(ra, smp, (float2)(0.f));
  write_imagef(w, (int2)(1, 2), v);
  write_imagef(r, (int2)(1, 2), v);
  write_imagei(w, (int2)(1, 2), i);
  write_imageui(w, (int2)(1, 2), i);
  write_imagef(w, (int2)(1, 2));
  int n = get_image_width(r) + get_image_height(w);
  int2 d = get_image_dim(r);
  d = get_image_dim(rb);
  size_t s = get_image_array_size(ra);
  s = get_image_array_size(r);
  n = get_image_depth(r);
  n = get_image_channel_order(w) == CLK_RGBA;
}

#ifdef __opencl_c_read_write_images
kernel void rw(read_write image2d_t a) {
  float4 v = read_imagef(a, (int2)(0));
  write_imagef(a, (int2)(0), v);
  v = read_imagef(a, smp, (int2)(0));
}
#endif
