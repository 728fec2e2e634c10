// std: 1.2 2.0 3.0
// read_image and write_image against access and image kind.

constant sampler_t smp = CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

void rd(read_only image2d_t r, write_only image2d_t w, read_only image3d_t r3, read_only image2d_array_t ra) {
  float4 a = read_imagef(r, smp, (int2)(0, 0));
  float4 b = read_imagef(r, smp, (float2)(0, 0));
  float4 c = read_imagef(r, (int2)(0, 0));
  float4 d = read_imagef(w, smp, (int2)(0, 0));
  float4 e = read_imagef(r, smp, (int4)(0));
  float4 f = read_imagef(r3, smp, (int4)(0));
  int4 g = read_imagei(ra, smp, (float4)(0));
  int4 h = read_imageui(r, smp, (int2)(0, 0));
  uint4 i = read_imageui(r, smp, (int2)(0, 0));
  float4 j = read_imagef(r, smp);
}

void wr(read_only image2d_t r, write_only image2d_t w, write_only image1d_t w1) {
  write_imagef(w, (int2)(0, 0), (float4)(0.0f));
  write_imagei(w, (int2)(0, 0), (int4)(0));
  write_imagef(r, (int2)(0, 0), (float4)(0.0f));
  write_imagef(w1, 3, (float4)(0.0f));
  write_imagef(w1, (int2)(3, 3), (float4)(0.0f));
  write_imagef(w, (int2)(0, 0), 1.0);
}

int query(read_only image2d_t r, write_only image2d_t w, sampler_t s) {
  int n = get_image_width(r) + get_image_height(w);
  n += get_image_depth(r);
  int2 dim = get_image_dim(w);
  n += get_image_width(s);
  return n + dim.x;
}

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_read_write_images)
void rw(read_write image2d_t x) {
  float4 a = read_imagef(x, (int2)(1, 1));
  float4 b = read_imagef(x, smp, (int2)(1, 1));
  write_imagef(x, (int2)(1, 1), a);
}
#endif
