// std: 1.2+

// Images may be parameters of functions and nothing else.
image2d_t file_scope; //~ ERROR CL0422
constant image2d_t file_scope_const; //~ ERROR CL0422
extern image3d_t file_scope_ext; //~ ERROR CL0422
global image1d_t *file_scope_ptr; //~ ERROR CL0424

struct with_image { int n; image2d_t img; }; //~ ERROR CL0426
union with_image_u { int n; image3d_t img; }; //~ ERROR CL0426
struct with_image_arr { image1d_t imgs[2]; }; //~ ERROR CL0425
struct with_image_ptr { image2d_t *p; }; //~ ERROR CL0424

image2d_t returns_image(image2d_t a); //~ ERROR CL0423
image2d_t returns_image2(image2d_t a) { return a; } //~ ERROR CL0423

kernel void ptr_arg(image2d_t *p) {} //~ ERROR CL0424
kernel void gptr_arg(global image2d_t *p) {} //~ ERROR CL0424
kernel void arr_arg(image2d_t a[4]) {} //~ ERROR CL0425
void helper_ptr(image2d_t *p); //~ ERROR CL0424
void helper_ok(image2d_t a, sampler_t s, int2 c);
void helper_arr(read_only image2d_t a[]); //~ ERROR CL0425

kernel void locals(read_only image2d_t in) {
  image2d_t v; //~ ERROR CL0422
  read_only image2d_t w = in; //~ ERROR CL0422
  image2d_t arr[3]; //~ ERROR CL0425
  image2d_t *p; //~ ERROR CL0424
  private image2d_t q; //~ ERROR CL0422
  local image2d_t r; //~ ERROR CL0422
  p = &in; //~ ERROR CL0502
  &in; //~ ERROR CL0502
}

kernel void spaces(global read_only image2d_t a) {} //~ ERROR CL0315
kernel void spaces2(constant image2d_t a) {} //~ ERROR CL0315
kernel void spaces3(private image2d_t a) {}
kernel void spaces4(local image2d_t a) {} //~ ERROR CL0315
kernel void quals(const image2d_t a) {}
kernel void quals2(volatile image2d_t a) {}

typedef image2d_t img_t;
typedef image2d_t img_arr_t[2]; //~ ERROR CL0425
typedef image2d_t *img_ptr_t; //~ ERROR CL0424
void named(img_t a);

// Expressions over images.
void take(image2d_t i);
void take3(image3d_t i);
void take_int(int i);

kernel void ops(read_only image2d_t a, read_only image2d_t b, read_only image3d_t c, global int *out) {
  a = b; //~ ERROR CL0502
  a + b; //~ ERROR CL0502
  a == b; //~ ERROR CL0502
  !a; //~ ERROR CL0502
  -a; //~ ERROR CL0502
  *a; //~ ERROR CL0502
  ++a; //~ ERROR CL0502
  a[0]; //~ ERROR CL0529
  a.x; //~ ERROR CL0530
  a->x; //~ ERROR CL0530
  a && b; //~ ERROR CL0502
  a ? 1 : 0; //~ ERROR CL0532
  *out ? a : b;
  (int)a; //~ ERROR CL0512
  (image2d_t)b; //~ ERROR CL0512
  (image3d_t)a; //~ ERROR CL0512
  (read_only image2d_t)1; //~ ERROR CL0512
  (void)a;
  a;
  (a, b); //~ ERROR CL0502
  take(a);
  take((a));
  take(c); //~ ERROR CL0506
  take3(a); //~ ERROR CL0506
  take3(c);
  take_int(a); //~ ERROR CL0506
  take(0); //~ ERROR CL0506
  *out = a; //~ ERROR CL0502
  if (a) *out = 1; //~ ERROR CL0532
  while (b) break; //~ ERROR CL0532
  switch (a) { default: break; } //~ ERROR CL0532
  out[a] = 2; //~ ERROR CL0529
  *out = sizeof(a);
  *out = sizeof(image2d_t);
  *out = a == 0; //~ ERROR CL0502
  *out = &a != 0; //~ ERROR CL0502
  out = (global int *)a; //~ ERROR CL0512
}
