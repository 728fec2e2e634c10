// std: 1.2 2.0 3.0
typedef image2d_t img;
struct holder { image2d_t i; };
image2d_t global_image;

void callee(read_only image2d_t i);
image2d_t ret(read_only image2d_t i);

kernel void k(read_only image2d_t a, read_only image2d_t b, write_only img c) {
  image2d_t local_img;
  image2d_t copy = a;
  a = b;
  a + b;
  a == b;
  *a;
  &a;
  (int)a;
  callee(a);
  callee(c);
  image2d_t arr[4];
  sizeof(a);
}

kernel void kp(global image2d_t *p) {}
kernel void ka(image2d_t arr[2]) {}
