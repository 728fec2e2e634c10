// std: 1.0 1.2 2.0 3.0

image2d_t glob_img;
constant image2d_t cimg;
typedef image2d_t img_t;

void ok(image2d_t i);
void ptr(image2d_t *i);
void arr(image2d_t i[4]);
image2d_t ret(void);
void gptr(global image2d_t *i);

struct S {
  image2d_t i;
};

union U {
  image3d_t i;
  int j;
};

void body(image2d_t img, image3d_t img3) {
  image2d_t local_img;
  image2d_t copy = img;
  image2d_t arr[2];
  image2d_t *p = &img;
  local image2d_t l;
  img = img;
  img + 1;
  img == img;
  !img;
  *img;
  (int)img;
  (image2d_t)4;
  (image3d_t)img;
  sizeof(img);
  sizeof(image2d_t);
  int n = img;
  (void)img;
  ok(img);
  ok(img3);
  ok(0);
}

kernel void k(image2d_t a, image2d_t *b, img_t c) {}
