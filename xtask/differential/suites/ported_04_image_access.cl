// std: 1.2 2.0 3.0

typedef read_only image2d_t ro_img;
typedef write_only image2d_t wo_img;
typedef image2d_t def_img;

kernel void k1(read_only wo_img a) {}
kernel void k2(write_only ro_img a) {}
kernel void k3(read_only ro_img a) {}
kernel void k4(write_only def_img a) {}
kernel void k5(read_only write_only image2d_t a) {}
kernel void k6(read_only read_only image2d_t a) {}
kernel void k7(read_only int a) {}
kernel void k8(write_only global int *a) {}
kernel void k9(read_write image1d_t a) {}
kernel void k10(__read_write image3d_t a) {}
kernel void k11(read_only sampler_t s) {}

void take_ro(read_only image2d_t i);
void take_wo(write_only image2d_t i);
void take_def(image2d_t i);

kernel void pass(read_only image2d_t r, write_only image2d_t w, image2d_t d) {
  take_ro(r);
  take_ro(w);
  take_ro(d);
  take_wo(r);
  take_wo(w);
  take_def(r);
  take_def(w);
}

void local_access(void) {
  read_only int i;
  write_only float f;
}
