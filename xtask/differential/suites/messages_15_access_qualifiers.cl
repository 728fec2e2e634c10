// std: 1.2 2.0 3.0
typedef read_only image1d_t ro_t;
typedef write_only image1d_t wo_t;
typedef image1d_t def_t;
typedef read_only int ro_int;

void f_ro(read_only image1d_t i);
void f_wo(write_only image1d_t i);
void f_def(image1d_t i);

kernel void k0(read_only int i) {}
kernel void k1(read_only write_only image1d_t i) {}
kernel void k2(read_only read_only image1d_t i) {}
kernel void k3(write_only ro_t i) {}
kernel void k4(read_only ro_t i) {}
kernel void k5(write_only def_t i) {}
kernel void k6(read_only global float *p) {}
kernel void k7(read_only sampler_t s) {}
kernel void k8(read_write image1d_t i) {}
kernel void k9(__read_write image3d_t i) {}
kernel void k10(ro_int i) {}

kernel void call(ro_t a, wo_t b, def_t c) {
  f_ro(a);
  f_ro(b);
  f_ro(c);
  f_wo(a);
  f_wo(b);
  f_wo(c);
  f_def(a);
  f_def(b);
  read_only int x;
}

read_only int glob;
struct S { read_only int x; };
read_only image1d_t retimg(void);
#if __OPENCL_C_VERSION__ >= 200
kernel void k11(read_write image1d_t i) { f_ro(i); }
kernel void k12(read_write pipe int p) {}
#endif
