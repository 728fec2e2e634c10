// std: 1.2 2.0
// Where image types may not be used.

read_only image2d_t global_img;
__constant image2d_t const_img;
struct has_img { image2d_t a; };
union u_img { image1d_t a; int b; };
image2d_t ret_img(void);
typedef image2d_t *img_ptr;
typedef image2d_t img_arr[3];

void local_img(image2d_t i) {
  image2d_t copy;
  image2d_t j = i;
  image2d_t *p = &i;
  image2d_t arr[2];
  i = i;
  int k = i == i;
  i++;
  -i;
  !i;
  *i;
  (int)i;
  (image2d_t)0;
  sizeof(i);
  int m = i ? 1 : 2;
  if (i) {}
}

__kernel void ptr(image2d_t *p) {}
__kernel void addr(__global image2d_t i) {}
__kernel void gptr(__global image2d_t *i) {}
void arrparam(image2d_t a[4]);
__kernel void mixed(image2d_t a, image2d_array_t b, image1d_buffer_t c) {
  local_img(a);
  local_img(b);
  local_img(c);
  local_img(0);
}
