// std: 1.2 2.0 3.0

void by_ptr(image2d_t *img);
void arr(image2d_t img[4]);
image2d_t ret_image(void);
typedef image3d_t my_image;
struct with_image {
  image2d_t img;
};
union with_sampler {
  sampler_t s;
  int i;
};

image1d_t global_image;

kernel void ok(read_only image1d_t a, write_only image1d_array_t b,
               read_only image1d_buffer_t c, write_only image2d_t d,
               read_only image2d_array_t e) {
}

kernel void ok3d(read_only my_image a) {
  my_image b;
  image2d_t local_image;
}

void uses(read_only image2d_t a, read_only image2d_t b) {
  a = b;
  a == b;
  &a;
  *a;
  (int)a;
  a + 1;
  image2d_t c = a;
  read_only image2d_t imgs[2];
}
