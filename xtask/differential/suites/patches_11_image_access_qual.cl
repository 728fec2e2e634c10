// std: 1.2 2.0 3.0
// access qualifiers
typedef image1d_t img1d_default;
typedef read_only image1d_t img1d_ro;
typedef write_only image1d_t img1d_wo;
#if __OPENCL_C_VERSION__ >= 200
typedef read_write image1d_t img1d_rw;
#endif
typedef int Int;
typedef read_only int IntRO; // expected-error

void take_ro(img1d_ro i);
void take_wo(write_only image1d_t i);
void take_default(image1d_t i);

kernel void k1(read_only image1d_t i) {
  take_wo(i); // expected-error
  take_ro(i);
  take_default(i);
}
kernel void k2(img1d_wo i) {
  take_ro(i); // expected-error
  take_wo(i);
  take_default(i); // expected-error
}
kernel void k3(read_write image1d_t i) { // expected-error with 1.2
}
kernel void k4(read_only img1d_wo i) {} // expected-error
kernel void k5(write_only img1d_default i) {} // expected-error
kernel void k6(read_only img1d_ro i) {} // expected-warning
kernel void k7(read_only write_only image2d_t i) {} // expected-error
kernel void k8(write_only Int i) {} // expected-error
kernel void k9(read_only int i) {} // expected-error
kernel void k10(__write_only __write_only image2d_t i) {} // expected-warning
kernel void k11(read_only sampler_t s) {} // expected-error
#if __OPENCL_C_VERSION__ >= 200
kernel void k12(read_only pipe int p) {}
kernel void k13(img1d_rw i) { take_ro(i); } // expected-error
kernel void k14(read_write pipe int p) {} // expected-error
#endif
void nolocal(void) {
  read_only int x; // expected-error
  read_only image2d_t y; // expected-error
}
