// std: 1.2 2.0 3.0
typedef image2d_t img_def;
typedef read_only image2d_t img_ro;
typedef write_only image2d_t img_wo;
typedef read_only int roint;

void a0(read_only image2d_t i);
void a1(write_only image2d_t i);
void a2(read_write image2d_t i);
void a3(image2d_t i);

kernel void b0(read_only int i) {}
kernel void b1(write_only float4 i) {}
kernel void b2(read_only write_only image2d_t i) {}
kernel void b3(read_only read_only image2d_t i) {}
kernel void b4(write_only read_write image1d_t i) {}
kernel void b5(read_only img_def i) {}
kernel void b6(write_only img_ro i) {}
kernel void b7(read_only img_ro i) {}
kernel void b8(read_write img_wo i) {}
kernel void b9(read_only sampler_t s) {}
kernel void b10(read_only global int *p) {}
kernel void b11(__read_write image2d_t i) {}
kernel void b12(image2d_t read_only i) {}

kernel void calls(read_only image2d_t r, write_only image2d_t w, image2d_t d, img_wo t) {
  a0(r);
  a0(w);
  a0(d);
  a0(t);
  a1(r);
  a1(w);
  a1(t);
  a2(r);
  a2(w);
  a3(r);
  a3(w);
}
kernel void builtins(read_only image2d_t r, write_only image2d_t w, sampler_t s) {
  float4 v = read_imagef(r, s, (int2)(0, 0));
  v = read_imagef(w, s, (int2)(0, 0));
  write_imagef(w, (int2)(0, 0), v);
  write_imagef(r, (int2)(0, 0), v);
  v = read_imagef(r, (int2)(0, 0));
}
read_only void fn(void);
read_only int g = 1;
