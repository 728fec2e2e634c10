// std: 1.2 2.0 3.0
void ro(read_only image2d_t img);
void wo(write_only image2d_t img);
void def(image2d_t img);
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_read_write_images)
void rw(read_write image2d_t img);
#else
void rw_bad(read_write image2d_t img);
#endif

void pass(read_only image2d_t a, write_only image2d_t b, image2d_t c) {
  ro(a);
  ro(b);
  ro(c);
  wo(a);
  wo(b);
  wo(c);
  def(a);
  def(b);
}

void twice(read_only write_only image2d_t a);
void twice_same(read_only read_only image2d_t a);
void non_image(read_only int a);
void ptr_arg(read_only image2d_t *p);

typedef read_only image2d_t roimg;
typedef image1d_t defimg;
void td1(write_only roimg a);
void td2(read_only roimg a);
void td3(write_only defimg a);

kernel void reads(read_only image2d_t a, write_only image2d_t b, sampler_t s, global float4 *out) {
  out[0] = read_imagef(a, s, (int2)(0, 0));
  out[1] = read_imagef(b, s, (int2)(0, 0));
  write_imagef(b, (int2)(0, 0), out[0]);
  write_imagef(a, (int2)(0, 0), out[0]);
}
