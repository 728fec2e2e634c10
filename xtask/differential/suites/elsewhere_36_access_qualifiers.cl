// std: 1.0 1.2 2.0 3.0
// Where access qualifiers may stand.

void f0(read_only image2d_t a);
void f1(image2d_t read_only a);
void f2(const read_only image2d_t a);
void f3(read_only const image2d_t a);
void f4(__read_only image2d_t a, __write_only image2d_t b);
void f5(read_only write_only image2d_t a);
void f6(read_only read_only image2d_t a);
void f7(write_only __write_only image2d_t a);
void f8(read_write image2d_t a);
void f9(__read_write image3d_t a);
void f10(write_only image3d_t a);
void f11(read_only int a);
void f12(write_only int *a);
void f13(read_only global int *a);
void f14(read_only image2d_t *a);
void f15(read_only sampler_t a);
void f16(read_only float4 a);
void f17(read_only image2d_t);
void f18(read_only);
void f19(read_only a);
void f20(image2d_t a, read_write image1d_buffer_t b);
void f21(read_only image2d_t a[2]);

typedef read_only image2d_t img_ro;
typedef image2d_t write_only img_wo;
typedef read_write image2d_t img_rw;
typedef image2d_t img_plain;
typedef img_plain img_plain2;
typedef read_only int bad_typedef;
typedef read_only struct { int a; } bad_struct;

kernel void k1(img_ro a) {}
kernel void k2(read_only img_ro a) {}
kernel void k3(write_only img_ro a) {}
kernel void k4(read_only img_wo a) {}
kernel void k5(write_only img_plain a) {}
kernel void k6(read_only img_plain2 a, img_wo b) {}
kernel void k7(read_write img_rw a) {}

read_only int rv(void);
read_only image2d_t riv(void);
read_only void fn(void);
write_only constant int var = 1;
struct m { read_only int field; };

kernel void locals(read_only image2d_t a) {
  read_only int x = 1;
  read_only image2d_t b;
  write_only: x = 2;
  int read_only = 3;
  (read_only int)x;
  sizeof(read_only image2d_t);
}

#ifdef __opencl_c_read_write_images
kernel void rw(read_write image2d_t a, read_write image2d_array_t b) {
  int2 at = (int2)(0);
  write_imagef(a, at, read_imagef(a, at));
  atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
  sampler_t s = 0;
  read_imagef(a, s, at);
}
#endif
#define read_only_macro read_only
kernel void macro(read_only_macro image1d_t a) {}
__attribute__((read_only)) constant int attr = 1;
