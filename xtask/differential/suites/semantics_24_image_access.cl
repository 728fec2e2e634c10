// std: 1.2 2.0 3.0
// opts:
// Access qualifiers.

typedef read_only image2d_t ro_t;
typedef write_only image2d_t wo_t;
typedef image2d_t def_t;
typedef read_only int bad_td;
typedef write_only write_only image1d_t twice_t;
typedef read_only write_only image1d_t both_t;

kernel void k1(read_only image2d_t a, __read_only image2d_t b) {}
kernel void k2(write_only image2d_t a, __write_only image2d_t b) {}
kernel void k3(read_write image2d_t a) {}
kernel void k4(__read_write image3d_t a) {}
kernel void k5(read_only read_only image2d_t a) {}
kernel void k6(read_only write_only image2d_t a) {}
kernel void k7(read_write write_only image2d_t a) {}
kernel void k8(read_only int a) {}
kernel void k9(write_only global int *a) {}
kernel void k10(image2d_t read_only a) {}
kernel void k11(read_only ro_t a) {}
kernel void k12(write_only ro_t a) {}
kernel void k13(read_only def_t a) {}
kernel void k14(write_only def_t a) {}
kernel void k15(read_only sampler_t s) {}
kernel void k16(read_write pipe int p) {}
read_only int gv;
read_only void rf(void);

void take_ro(read_only image2d_t a);
void take_wo(write_only image2d_t a);
void take_def(image2d_t a);

kernel void f(read_only image2d_t r, write_only image2d_t w, image2d_t d, ro_t tr, wo_t tw) {
  take_ro(r);
  take_ro(w);
  take_ro(d);
  take_ro(tr);
  take_ro(tw);
  take_wo(w);
  take_wo(r);
  take_wo(d);
  take_def(r);
  take_def(w);
  read_only int x;
  (void)(read_only image2d_t)r;
}
