// std: 1.2 2.0 3.0
// opts: -DW
// opts: -DR
// Access qualifiers and the types that may carry them.

typedef read_only image1d_t ro1;
typedef write_only image1d_t wo1;
typedef image1d_t def1;
typedef read_only int roint;
typedef ro1 ro1b;

void fn_ro(ro1 i);
void fn_wo(wo1 i);
void fn_def(image1d_t i);

#ifdef W
__kernel void k1(write_only image1d_t a) {
  fn_ro(a);
  fn_wo(a);
  fn_def(a);
}
#endif
#ifdef R
__kernel void k1(read_only image1d_t a) {
  fn_ro(a);
  fn_wo(a);
  fn_def(a);
}
#endif

__kernel void k2(read_only write_only image2d_t a) {}
__kernel void k3(read_only read_only image2d_t a) {}
__kernel void k4(read_only int a) {}
__kernel void k5(write_only __global float *a) {}
__kernel void k6(read_only ro1 a) {}
__kernel void k7(write_only ro1 a) {}
__kernel void k8(read_only def1 a) {}
__kernel void k9(read_write image2d_t a) {}
__kernel void k10(__read_write ro1b a) {}
__kernel void k11(read_only sampler_t s) {}
__kernel void k12(read_only *p) {}

void local(read_only image2d_t a) {
  read_only int v;
  read_only image2d_t b = a;
}
