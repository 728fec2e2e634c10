// std: 1.2+

constant sampler_t smp = CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST | CLK_NORMALIZED_COORDS_FALSE;

kernel void rd(read_only image2d_t r, write_only image2d_t w, sampler_t s,
               read_only image2d_array_t ra, read_only image1d_buffer_t rb) {
  float4 f = read_imagef(r, s, (int2)(0, 0));
  f = read_imagef(r, s, (float2)(0.5f, 0.5f));
  f = read_imagef(r, smp, (int4)(0)); //~ ERROR CL0604
  f = read_imagef(w, s, (int2)(0)); //~ ERROR CL0604
  f = read_imagef(r, (int2)(0));
  f = read_imagef(ra, s, (int2)(0)); //~ ERROR CL0604
  f = read_imagef(ra, s, (int4)(0));
  f = read_imagef(rb, 3);
  f = read_imagef(rb, s, 3); //~ ERROR CL0604
  int4 i = read_imagei(r, s, (int2)(1));
  uint4 u = read_imageui(r, s, (int2)(1));
  u = read_imagei(r, s, (int2)(1)); //~ ERROR CL0506
  f = read_imagef(r); //~ ERROR CL0604
  write_imagef(w, (int2)(0), f);
  write_imagef(r, (int2)(0), f); //~ ERROR CL0604
  write_imagei(w, (int2)(0), i);
  write_imageui(w, (int2)(0), i); //~ ERROR CL0604
  write_imagef(w, 0, 1.0f);
  int width = get_image_width(r) + get_image_height(w);
  int2 dim = get_image_dim(r);
  int dep = get_image_depth(r); //~ ERROR CL0604
  size_t sz = get_image_array_size(ra);
  sz = get_image_array_size(r); //~ ERROR CL0604
  int o = get_image_channel_order(w);
}
