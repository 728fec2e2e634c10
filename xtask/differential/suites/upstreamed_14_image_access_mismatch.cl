// std: 1.2 2.0
// Access qualifiers of images and of the functions that use them.

typedef image2d_t img_def;
typedef read_only image2d_t img_ro;
typedef write_only image2d_t img_wo;

kernel void basic(read_only image2d_t r, write_only image2d_t w, sampler_t s, int2 c) {
  float4 a = read_imagef(r, s, c);
  float4 b = read_imagef(w, s, c);
  write_imagef(w, c, a);
  write_imagef(r, c, a);
}

kernel void dup(read_only read_only image2d_t a) {}
kernel void contra(read_only write_only image2d_t a) {}
kernel void td1(img_ro a) {}
kernel void td2(write_only img_ro a) {}
kernel void td3(read_only img_ro a) {}
kernel void td4(img_def a, write_only img_wo b) {}
kernel void rw(read_write image2d_t a) {}
kernel void on_int(read_only int a) {}
kernel void on_ptr(read_only global int *a) {}
kernel void on_imgp(read_only image2d_t *a) {}

void callee_ro(read_only image2d_t a);
void callee_wo(write_only image2d_t a);

kernel void calls(read_only image2d_t r, write_only image2d_t w, image2d_t d) {
  callee_ro(r);
  callee_ro(w);
  callee_ro(d);
  callee_wo(w);
  callee_wo(r);
  read_only image2d_t loc = r;
  image2d_t arr[2];
  r = r;
  &r;
}
