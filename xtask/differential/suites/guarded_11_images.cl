// std: 1.2 2.0 3.0
image2d_t glb_img;
constant image2d_t const_img;

typedef struct { image2d_t img; } img_s;
typedef union { int a; image1d_t img; } img_u;

image2d_t ret_img(void);
void take(image2d_t i);
void take_ptr(image2d_t *i);
void take_arr(image2d_t i[2]);

kernel void k(image2d_t i, read_only image3d_t j) {
  image2d_t v;
  image2d_t w = i;
  image2d_t *p = &i;
  image2d_t a[4];
  take(i);
  i = j;
  i = i;
  *i;
  int x = i;
  size_t s = sizeof(i);
  if (i) {}
  i + 1;
}

kernel void kp(global image2d_t *p) {}

kernel void all(image1d_t a, image1d_buffer_t b, image1d_array_t c, image2d_array_t d, image3d_t e) {}
#if __OPENCL_C_VERSION__ >= 200
kernel void depth(image2d_depth_t a, image2d_array_depth_t b) {}
#endif
kernel void msaa(image2d_msaa_t a) {}
