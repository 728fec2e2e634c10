// std: 1.2 2.0 3.0
typedef read_only image2d_t ro_img;
typedef write_only image2d_t wo_img;
typedef image2d_t plain_img;
void f_def(image2d_t i);
void f_ro(read_only image2d_t i);
void f_wo(write_only image2d_t i);
#if __OPENCL_C_VERSION__ >= 200
void f_rw(read_write image2d_t i);
#endif
kernel void rw12(read_write image2d_t i) {}
kernel void k1(read_only image2d_t r, write_only image2d_t w, image2d_t d) {
  f_def(r);
  f_def(w);
  f_ro(r);
  f_ro(d);
  f_ro(w);
  f_wo(w);
  f_wo(d);
#if __OPENCL_C_VERSION__ >= 200
  f_rw(r);
#endif
}
kernel void k2(read_only int x) {}
kernel void k3(read_only write_only image2d_t x) {}
kernel void k4(read_only ro_img x) {}
kernel void k5(write_only ro_img x) {}
kernel void k6(wo_img x, plain_img y) {}
kernel void k7(read_only plain_img y) {}
kernel void k8(read_only sampler_t s) {}
kernel void k9(global image2d_t *p) {}
kernel void k10(read_only image2d_t a[2]) {}
image2d_t global_img;
image2d_t ret_img(void);
struct with_img { image2d_t i; };
kernel void k11(image2d_t i) {
  image2d_t loc;
  image2d_t loc2 = i;
  image2d_t *pi = &i;
  i = i;
  if (i) {}
}
