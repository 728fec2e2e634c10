// std: 1.2 2.0 3.0
void img1(read_only image1d_t img) { }
void img2_wo(write_only image2d_t img) { }
void img2_ro(__read_only image2d_t img) { }
void img2_def(image2d_t img) { }
void imgage_access_test(image2d_t a, write_only image2d_t b, read_only image3d_t c) {
  img2_ro(a);
  img2_ro(b);
  img2_wo(a);
  img2_wo(b);
  img2_def(b);
  img2_ro(c);
  img1(a);
}
float4 rw(read_only image2d_t r, write_only image2d_t w, sampler_t s, int2 c, float2 fc) {
  float4 p = read_imagef(r, s, c);
  p = read_imagef(r, s, fc);
  p = read_imagef(r, c);
  p = read_imagef(w, s, c);
  p = read_imagef(r, s, 1);
  write_imagef(w, c, p);
  write_imagef(r, c, p);
  write_imagei(w, c, p);
  int d = get_image_width(r) + get_image_height(w) + get_image_depth(r);
  return p;
}
kernel void arr(read_only image2d_array_t a, image1d_buffer_t b, image2d_array_depth_t d) {
  int n = get_image_array_size(a);
  n = get_image_array_size(b);
}
