// std: 1.2 2.0 3.0

typedef read_only image2d_t img_alias;
image2d_t global_img;

void helper(read_only image2d_t i);
void helper_w(write_only image2d_t i);

image2d_t returns_image(void);
void array_image(image2d_t a[3]) {}

kernel void k(read_only image2d_t a, write_only image2d_t b, img_alias c,
              read_only image3d_t d) {
  helper(a);
  helper(b);
  helper(c);
  helper_w(b);
  helper(d);
  a = c;
  int x = sizeof(a);
  *a;
  a + 1;
  if (a == c)
    return;
  (void)a;
}
