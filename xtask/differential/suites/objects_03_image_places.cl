// std: 1.2 2.0 3.0
// Images may be parameters of functions and nothing else.
image2d_t file_scope;
constant image2d_t file_scope_const;
extern image3d_t file_scope_ext;
global image1d_t *file_scope_ptr;

struct with_image { int n; image2d_t img; };
union with_image_u { int n; image3d_t img; };
struct with_image_arr { image1d_t imgs[2]; };
struct with_image_ptr { image2d_t *p; };

image2d_t returns_image(image2d_t a);
image2d_t returns_image2(image2d_t a) { return a; }

kernel void ptr_arg(image2d_t *p) {}
kernel void gptr_arg(global image2d_t *p) {}
kernel void arr_arg(image2d_t a[4]) {}
void helper_ptr(image2d_t *p);
void helper_ok(image2d_t a, sampler_t s, int2 c);
void helper_arr(read_only image2d_t a[]);

kernel void locals(read_only image2d_t in) {
  image2d_t v;
  read_only image2d_t w = in;
  image2d_t arr[3];
  image2d_t *p;
  private image2d_t q;
  local image2d_t r;
  p = &in;
  &in;
}

kernel void spaces(global read_only image2d_t a) {}
kernel void spaces2(constant image2d_t a) {}
kernel void spaces3(private image2d_t a) {}
kernel void spaces4(local image2d_t a) {}
kernel void quals(const image2d_t a) {}
kernel void quals2(volatile image2d_t a) {}

typedef image2d_t img_t;
typedef image2d_t img_arr_t[2];
typedef image2d_t *img_ptr_t;
void named(img_t a);
