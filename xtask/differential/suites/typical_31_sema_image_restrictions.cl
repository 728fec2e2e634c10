// std: 1.2 2.0
typedef struct { int a; image2d_t i; } S;
union U { sampler_t s; int x; };
image2d_t gimg;
constant image2d_t cimg;
image2d_t ret(void);

void test1(image1d_t *i) {}

void test2(image1d_t i) {
  image1d_t ti;
  image1d_t ai[] = {i, i};
  i = i;
  *i;
  &i;
  i + 1;
  i == i;
  bool b = !i;
  image1d_t *pi;
  (void)i;
  sizeof(i);
  int n = (int)i;
  i ? 1 : 0;
}

void test3(image2d_t i[2]) {}
void test4(read_only image2d_t i, sampler_t s) {
  float4 f = read_imagef(i, s, (int2)(0));
  f = read_imagef(i, s, (float2)(0));
  f = read_imagef(i, s, 0);
  f = read_imagef(i, (int2)(0));
  write_imagef(i, (int2)(0), f);
}
void test5(write_only image2d_t o, float4 f) {
  write_imagef(o, (int2)(0), f);
  write_imagei(o, (int2)(0), f);
}
kernel void test6(__read_write image2d_t rw) {}
kernel void test7(image3d_t v, image2d_depth_t d) {}
