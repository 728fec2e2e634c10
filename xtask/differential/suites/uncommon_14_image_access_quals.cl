// std: 1.2 2.0 3.0
// opts: -D__opencl_c_read_write_images=1

// Access qualifiers on images and on what is no image.

typedef image2d_t plain_img;
typedef read_only image2d_t ro_img;
typedef write_only image2d_t wo_img;
typedef read_only image2d_t *pimg;
typedef read_only int ro_int;

kernel void k1(read_only image2d_t a, write_only image2d_t b) {}
kernel void k2(read_write image2d_t a) {}
kernel void k3(read_only write_only image2d_t a) {}
kernel void k4(read_only read_only image2d_t a) {}
kernel void k5(read_only int a) {}
kernel void k6(write_only global int *a) {}
kernel void k7(read_only float4 a) {}
kernel void k8(read_only sampler_t a) {}
kernel void k9(image2d_t a) {}
kernel void k10(read_only plain_img a) {}
kernel void k11(read_only ro_img a) {}
kernel void k12(write_only ro_img a) {}
kernel void k13(write_only plain_img a) {}
kernel void k14(image2d_t read_only a) {}
kernel void k15(image2d_t write_only read_only a) {}
kernel void k16(__read_only image1d_buffer_t a, __write_only image2d_array_t b) {}
kernel void k17(read_only image2d_depth_t a, read_only image2d_msaa_t b) {}
kernel void k18(const read_only image2d_t a) {}
kernel void k19(global read_only image2d_t a) {}
kernel void k20(read_only image2d_t *a) {}
kernel void k21(read_only image2d_t a[2]) {}
kernel void k22(read_only void) {}
kernel void k23(read_write int a) {}
kernel void k24(read_write ro_int a) {}

read_only int fn1(void);
read_only void fn2(void) {}
read_only image2d_t fn3(void);

void callee_ro(read_only image2d_t i);
void callee_wo(write_only image2d_t i);
void callee_plain(image2d_t i);

void calls(read_only image2d_t r, write_only image2d_t w, image2d_t p,
           read_only image3d_t r3) {
  callee_ro(r);
  callee_ro(w);
  callee_ro(p);
  callee_wo(w);
  callee_wo(r);
  callee_plain(r);
  callee_plain(w);
  callee_ro(r3);
  callee_ro(0);
}
