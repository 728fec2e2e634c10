// std: 1.2 2.0 3.0
typedef image1d_t def_t;
typedef write_only image1d_t wo_t;
#if __OPENCL_C_VERSION__ >= 200
typedef read_write image1d_t rw_t;
kernel void k_rw_ok(read_write image2d_t a, rw_t b) {
  write_imagef(a, (int2)(0), read_imagef(a, (int2)(0)));
}
void takes_rw(rw_t a);
void takes_ro(read_only image1d_t a);
kernel void k_rw_pass(rw_t a, wo_t b) {
  takes_rw(a);
  takes_rw(b);
  takes_ro(a);
}
#endif
kernel void k_rw(read_write image1d_t a) {}
kernel void k_def(def_t a) {}
kernel void k_twice(read_only write_only image1d_t a) {}
kernel void k_same_twice(read_only read_only image1d_t a) {}
kernel void k_again_same(write_only wo_t a) {}
kernel void k_def_again(write_only def_t a) {}
kernel void k_int(read_only int a) {}
kernel void k_ptr(write_only global int *a) {}
kernel void k_sampler(read_only sampler_t s) {}
kernel void k_msaa(write_only image2d_msaa_t a) {}
kernel void k_depth(read_only image2d_depth_t a) {}
