// std: 1.2 2.0 3.0

typedef image2d_t img_t;
typedef read_only image2d_t ro_img_t;
typedef float4 Float4;

kernel void k1(read_only image2d_t a, __write_only image2d_t b) {}
kernel void k2(image2d_t read_only a) {}
kernel void k3(read_only write_only image2d_t a) {}
kernel void k4(read_only read_only image2d_t a) {}
kernel void k5(read_only int a) {}
kernel void k6(write_only Float4 v) {}
kernel void k7(read_only img_t i) {}
kernel void k8(write_only ro_img_t i) {}
kernel void k9(read_write image1d_t i) {}
kernel void k10(image2d_t const i, const read_only image2d_t j) {}
kernel void k11(read_only sampler_t s) {}
void f(read_only int *p);
read_only int g(void);
kernel void k12(read_only global int *p) {}

void locals(void) {
  read_only int x;
  write_only float y = 0;
}
