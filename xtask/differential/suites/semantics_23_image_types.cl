// std: 1.0 1.2 2.0 3.0
// Places where an image may be declared and what may be done with it.

image2d_t glb;
constant image2d_t cglb;
typedef image2d_t img_t;
typedef image2d_t *img_ptr_t;
typedef image2d_t img_arr_t[2];
struct S { image2d_t i; };
struct SP { image2d_t *i; };
union U { read_only image3d_t i; };
image2d_t ret(void);
void take(image2d_t i);
void take_p(image2d_t *i);
void take_3d(image3d_t i);
kernel void k_p(read_only image2d_t *i) {}
kernel void k_arr(image2d_t i[4]) {}
kernel void k_glb(global image2d_t i) {}
kernel void k_gp(global image2d_t *i) {}
kernel void k_td(img_t i) {}
kernel void k_const(const image2d_t i) {}

kernel void f(image2d_t a, read_only image2d_t b, image3d_t c, int n) {
  image2d_t loc;
  read_only image2d_t loc2 = a;
  image2d_t arr[2];
  image2d_t *p;
  local image2d_t li;
  static image2d_t si;
  a = b;
  a = 0;
  (void)&a;
  (void)(a + 1);
  (void)(a == b);
  (void)(n ? a : b);
  (void)(image2d_t)a;
  (void)(image2d_t)0;
  (void)(int)a;
  (void)!a;
  (void)sizeof(a);
  (void)sizeof(image2d_t);
  if (a) return;
  take(a);
  take(b);
  take(c);
  take(0);
  take_3d(a);
  take_p(&a);
  get_image_width(a);
  get_image_depth(a);
  get_image_depth(c);
}
#if __OPENCL_C_VERSION__ >= 120
kernel void more(image1d_t a, image1d_buffer_t b, image1d_array_t c, image2d_array_t d) { take(d); }
#endif
#ifdef cl_khr_depth_images
kernel void depth(read_only image2d_depth_t a, image2d_array_depth_t b) {}
#endif
