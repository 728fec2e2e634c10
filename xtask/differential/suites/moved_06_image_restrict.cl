// std: 1.2 2.0
// What cannot be done with images.
void takes(image2d_t img) {}
image2d_t returns(void);
image2d_t glob;
struct S { image2d_t i; };
union U { int a; image3d_t i; };

void f(image1d_t i) {
  image1d_t loc;
  image1d_t copy = i;
  i = i;
  i + i;
  i == i;
  !i;
  &i;
  (int)i;
  sizeof(i);
  image1d_t arr[2];
  image1d_t *p;
  constant image1d_t *q;
  i.x;
  i[0];
  *i;
  takes(i);
  if (i) {}
}
kernel void k(image2d_t *p) {}
kernel void k2(image2d_t a[3]) {}
typedef image2d_t img_t;
kernel void k3(read_only img_t a) { takes(a); }
