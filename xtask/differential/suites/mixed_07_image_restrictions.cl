// std: 1.2 2.0 3.0
// Where image types may and may not appear.

typedef image2d_t img_alias;

image2d_t glob;
constant image2d_t cglob;
extern image2d_t eglob;

struct S { int a; image2d_t img; };
union U { image3d_t img; int x; };

image2d_t ret(image2d_t i) { return i; }

void ptr(image2d_t *p) {}
void ptr2(global image1d_t *p) {}
void arr(image2d_t a[4]) {}
void ok(image2d_t i) {}

kernel void k(img_alias a, read_only image2d_t b, image3d_t c, image2d_array_t d) {
  image2d_t local_img;
  image2d_t copy = a;
  image2d_t array[2];
  image2d_t *pi = &a;
  ok(a);
  ok(b);
  ok(c);
  ok(d);
  a = b;
  a + b;
  a == b;
  !a;
  *a;
  (int)a;
  (image2d_t)0;
  sizeof(image2d_t);
  sizeof(a);
  a.x;
  a[0];
  if (a) {}
  a ? 1 : 2;
  1 ? a : b;
  (void)a;
}
