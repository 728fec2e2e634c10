// std: 1.2 2.0 3.0
image2d_t glb_img;
constant image2d_t cimg;
typedef image3d_t im3;
struct with_img { image2d_t img; };
union u_img { read_only image1d_t i; int j; };
image2d_t ret_img(void);
void ptr_img(image2d_t *img);
void arr_img(image2d_t img[3]);
void const_img(const image2d_t img);
void vol_img(volatile image2d_t img);
void glob_q(global image2d_t img);
kernel void kptr(global image2d_t *img) { }
void f(image2d_t img, read_only image2d_t img2, image3d_t img3) {
  image2d_t loc;
  image2d_t copy = img;
  img = img2;
  img == img2;
  img + 1;
  *img;
  &img;
  img[1];
  (int)img;
  (image2d_t)0;
  (void)img;
  sizeof(img);
  sizeof(image2d_t);
  int b = img ? 1 : 0;
  !img;
  img3 = img;
  f(0, img2, img3);
  image2d_msaa_t ms;
}
