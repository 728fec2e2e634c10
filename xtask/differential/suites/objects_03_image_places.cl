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

// Expressions over images.
void take(image2d_t i);
void take3(image3d_t i);
void take_int(int i);

kernel void ops(read_only image2d_t a, read_only image2d_t b, read_only image3d_t c, global int *out) {
  a = b;
  a + b;
  a == b;
  !a;
  -a;
  *a;
  ++a;
  a[0];
  a.x;
  a->x;
  a && b;
  a ? 1 : 0;
  *out ? a : b;
  (int)a;
  (image2d_t)b;
  (image3d_t)a;
  (read_only image2d_t)1;
  (void)a;
  a;
  (a, b);
  take(a);
  take((a));
  take(c);
  take3(a);
  take3(c);
  take_int(a);
  take(0);
  *out = a;
  if (a) *out = 1;
  while (b) break;
  switch (a) { default: break; }
  out[a] = 2;
  *out = sizeof(a);
  *out = sizeof(image2d_t);
  *out = a == 0;
  *out = &a != 0;
  out = (global int *)a;
}
