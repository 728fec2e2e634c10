// std: 1.2 2.0
typedef struct { image2d_t im; int n; } holder;

image2d_t ret(image2d_t a);
void arr(image2d_t a[4]);
void take(image2d_t a);

kernel void k(image2d_t a, image2d_t b) {
  image2d_t local_copy;
  image2d_t *p;
  take(a);
  *a;
  &a;
  a + b;
  a.x;
  (void)a;
}
