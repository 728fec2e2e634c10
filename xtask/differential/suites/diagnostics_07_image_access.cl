// std: 1.2 2.0 3.0
typedef read_only image2d_t ro_t;
typedef write_only image2d_t wo_t;
typedef image2d_t none_t;

void take_ro(read_only image2d_t i);
void take_wo(write_only image2d_t i);
void take_none(image2d_t i);
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_read_write_images)
void take_rw(read_write image2d_t i);
#endif

kernel void k1(read_only write_only image2d_t i) {}
kernel void k2(read_only read_only image2d_t i) {}
kernel void k3(read_only int i) {}
kernel void k4(write_only global int *p) {}
kernel void k5(read_write image2d_t i) {}
kernel void k6(read_only ro_t i) {}
kernel void k7(write_only ro_t i) {}
kernel void k8(write_only none_t i) {}
kernel void k9(read_only sampler_t s) {}
kernel void k10(__read_only image3d_t a, __write_only image3d_t b) {}

kernel void call(ro_t a, wo_t b, none_t c) {
  take_ro(a);
  take_ro(b);
  take_ro(c);
  take_wo(a);
  take_wo(b);
  take_none(a);
  take_none(b);
}
read_only int g;
void h(void) { read_only int l; }
