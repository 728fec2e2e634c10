// std: 1.2 2.0 3.0

typedef read_only image2d_t ro_t;
typedef write_only image2d_t wo_t;
typedef image2d_t plain_t;
typedef read_only int bad_t;

kernel void k0(read_only image2d_t a, write_only image2d_t b, image2d_t c) {}
kernel void k1(read_write image2d_t a) {}
kernel void k2(read_only write_only image2d_t a) {}
kernel void k3(read_only read_only image2d_t a) {}
kernel void k4(read_only ro_t a) {}
kernel void k5(write_only ro_t a) {}
kernel void k6(ro_t a, wo_t b) {}
kernel void k7(write_only plain_t a) {}
kernel void k8(read_only int a) {}
kernel void k9(read_only global int *a) {}
kernel void k10(write_only sampler_t s) {}
kernel void k11(read_write image2d_array_t a, __read_write image1d_buffer_t b) {}

void take_ro(read_only image2d_t i);
void take_wo(write_only image2d_t i);
void take_none(image2d_t i);
void take_3d(read_only image3d_t i);

kernel void call(read_only image2d_t r, write_only image2d_t w, image2d_t d, ro_t t) {
  take_ro(r);
  take_ro(w);
  take_ro(d);
  take_ro(t);
  take_wo(r);
  take_wo(w);
  take_none(r);
  take_none(w);
  take_3d(r);
  read_only image2d_t loc;
  read_only int x;
}
