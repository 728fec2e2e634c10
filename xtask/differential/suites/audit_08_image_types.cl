// std: 1.2 2.0 3.0
typedef read_only image2d_t ro2d;
image2d_t gi;
constant image2d_t ci;
void fptr(image2d_t *p);
void farr(image2d_t a[4]);
image2d_t fret(void);
struct has_image { image2d_t i; };
union un_image { image3d_t i; int a; };

void local_vars(image2d_t img, read_only image3d_t vol, image1d_t line) {
  image2d_t copy;
  image2d_t init = img;
  image2d_t arr[2];
  img = img;
  *&img;
  img + 1;
  img == img;
  !img;
  if (img) return;
  (int)img;
  (image3d_t)img;
  (void)img;
  sizeof(img);
  sizeof(image2d_t);
  img ? 1 : 0;
  img.x;
  img[0];
}

void take2d(image2d_t i) {}
void take3d(read_only image3d_t i) {}
void calls(image2d_t a, image3d_t b, image1d_buffer_t c, image2d_array_t d) {
  take2d(a);
  take2d(b);
  take3d(b);
  take3d(a);
  take2d(d);
  take2d(0);
  take2d(c);
}
kernel void k0(ro2d i, read_only image1d_array_t j) {}
kernel void k1(global image2d_t *p) {}
kernel void k2(const image2d_t i) {}
kernel void k3(volatile image2d_t i) {}
kernel void k4(global image2d_t i) {}
