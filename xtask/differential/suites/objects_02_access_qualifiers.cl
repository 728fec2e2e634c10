// std: 1.1 1.2 2.0 3.0
// Where an access qualifier may stand.
typedef image2d_t plain_img;
typedef read_only image2d_t ro_img;
typedef write_only image2d_t wo_img;
typedef int my_int;
typedef int *my_ptr;

kernel void k1(read_only plain_img a) {}
kernel void k2(ro_img a) {}
kernel void k3(wo_img a) {}
kernel void k4(read_only ro_img a) {}
kernel void k5(write_only ro_img a) {}
kernel void k6(read_only wo_img a) {}
kernel void k7(read_write ro_img a) {}

kernel void m1(read_only write_only image2d_t a) {}
kernel void m2(read_only read_only image2d_t a) {}
kernel void m3(write_only read_only image2d_t a) {}
kernel void m4(read_only read_write image2d_t a) {}

kernel void n1(read_only int a) {}
kernel void n2(write_only global int *a) {}
kernel void n3(read_only my_int a) {}
kernel void n4(read_write float4 a) {}
kernel void n5(read_only sampler_t s) {}
kernel void n6(read_only global my_ptr *a) {}

// Order of the words.
kernel void o1(image2d_t read_only a) {}
kernel void o2(const read_only image2d_t a) {}
kernel void o3(read_only const image2d_t a) {}

void f_ro(read_only image2d_t);
void f_wo(write_only image2d_t);
void f_def(image2d_t);

kernel void pass(read_only image2d_t r, write_only image2d_t w, image2d_t d) {
  f_ro(r);
  f_ro(w);
  f_ro(d);
  f_wo(r);
  f_wo(w);
  f_def(r);
  f_def(w);
  f_def(d);
}

#if __OPENCL_C_VERSION__ >= 200
void f_rw(read_write image2d_t);
kernel void pass_rw(read_write image2d_t rw, read_only image2d_t r) {
  f_rw(rw);
  f_rw(r);
  f_ro(rw);
}
#endif

read_only int global_scalar;
void local_var(void) {
  read_only int x;
  write_only float y = 1.0f;
}
