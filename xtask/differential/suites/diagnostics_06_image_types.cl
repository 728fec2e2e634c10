// std: 1.2 2.0 3.0
image2d_t gi;
__global image2d_t ggi;
typedef image2d_t img;
typedef read_only image2d_t roimg;

struct S {
  image2d_t i;
  int x;
};
union U {
  image3d_t i;
  float f;
};

image2d_t ret(image2d_t i);
void ptr(image2d_t *i);
void arr(image2d_t i[4]);
void fn(read_only image2d_t a, write_only image2d_t b, image1d_buffer_t c);

kernel void k(read_only image2d_t a, write_only image2d_t b, image1d_array_t c, roimg d) {
  image2d_t loc;
  read_only image2d_t loc2 = a;
  image2d_t arr[2];
  image2d_t *p = &a;
  a = a;
  (void)*&a;
  int i = (int)a;
  (void)(image2d_t)i;
  (void)sizeof(a);
  (void)(a == a);
  (void)!a;
  (void)(i ? a : a);
  fn(a, b, a);
  fn(b, a, d);
  a + 1;
  a;
}
