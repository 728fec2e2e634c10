// std: 1.2 2.0
image2d_t gi;
global image2d_t gg;
struct S { image2d_t i; };
union U { image3d_t i; int x; };
typedef image1d_array_t arr[4];
image2d_t ret(void);
void ptr(image2d_t *p);
void ar(image2d_t a[2]);

kernel void k(image2d_t a, image2d_t b, image3d_t c, image1d_buffer_t d) {
  image2d_t l;
  image2d_t m = a;
  a = b;
  a == b;
  &a;
  *a;
  sizeof(a);
  (image3d_t)a;
  (int)a;
  a + 1;
  if (a) return;
  !a;
  image2d_t *p;
}
kernel void g(global image2d_t a) {}
kernel void h(global image2d_t *a) {}
kernel void v(const image2d_t a) {}
