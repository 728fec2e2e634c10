// std: 1.2 2.0
image2d_t glob;
constant image2d_t cglob;
typedef image3d_t img3;
struct s { image2d_t i; };
union u { int a; image1d_t i; };
image2d_t ret(image2d_t i);
void fn(image2d_t i, image2d_t *p);
void fn2(image2d_t a[2]);
kernel void kp(global image2d_t *i) {}
kernel void k(image2d_t i, read_only image2d_t r, image1d_t i1, image1d_array_t ia, image1d_buffer_t ib, image2d_array_t i2a, img3 i3) {
  image2d_t l;
  image2d_t m = i;
  image2d_t arr[2];
  i = r;
  *i;
  &i;
  i + 1;
  i == r;
  if (i) {}
  (int)i;
  (image2d_t)1;
  i.x;
  i[0];
  sizeof(i);
  sizeof(image2d_t);
  fn(i, 0);
  fn(i3, 0);
  ret(r);
  i ? i : r;
  get_image_width(i);
  get_image_depth(i3);
}
