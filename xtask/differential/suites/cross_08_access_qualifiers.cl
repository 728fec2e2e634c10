// std: 1.2 2.0 3.0

typedef image1d_t img1d_default;
typedef read_only image1d_t img1d_ro;
typedef write_only image1d_t img1d_wo;
typedef int Int;
#if __OPENCL_C_VERSION__ >= 200
typedef read_write image1d_t img1d_rw;
#endif

void take_ro(read_only image1d_t i);
void take_wo(write_only image1d_t i);
void take_def(image1d_t i);
void take_td_ro(img1d_ro i);

kernel void k1(img1d_wo w, img1d_ro r, img1d_default d) {
  take_ro(w);
  take_ro(r);
  take_ro(d);
  take_wo(w);
  take_wo(r);
  take_def(w);
  take_def(d);
  take_td_ro(w);
  take_td_ro(r);
}

kernel void k2(read_only img1d_wo i) {}
kernel void k3(read_only img1d_ro i) {}
kernel void k4(write_only img1d_default i) {}
kernel void k5(read_only write_only image1d_t i) {}
kernel void k6(read_only read_only image1d_t i) {}
kernel void k7(read_only int i) {}
kernel void k8(write_only Int i) {}
kernel void k9(read_only sampler_t s) {}
kernel void k10(write_only global int *p) {}
kernel void k11(read_write image2d_t i) {}
kernel void k12(__read_write image1d_buffer_t i) {}

#if __OPENCL_C_VERSION__ >= 200
#ifdef __opencl_c_read_write_images
kernel void k13(img1d_rw i) { take_ro(i); take_wo(i); }
kernel void k14(read_write write_only image1d_t i) {}
#endif
#endif

read_only int ret(void);
void local_var(void) {
  read_only int x;
}
