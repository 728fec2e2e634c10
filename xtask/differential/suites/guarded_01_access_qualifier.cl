// std: 1.2 2.0 3.0
typedef image2d_t img_default;
typedef write_only image2d_t img_wo;
typedef read_only image1d_t img1_ro;
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_read_write_images)
typedef read_write image2d_t img_rw;
#endif

void use_ro(read_only image2d_t img);
void use_wo(write_only image2d_t img);
void use_ro_1d(read_only image1d_t img);

kernel void k_plain(read_only image2d_t a, write_only image2d_t b, image2d_t c) {
  use_ro(a);
  use_ro(b);
  use_ro(c);
  use_wo(a);
  use_wo(b);
  use_ro_1d(a);
}

kernel void k_typedef(img_wo a, img_default b, img1_ro c) {
  use_ro(a);
  use_wo(a);
  use_ro(b);
  use_ro_1d(c);
}

kernel void k_dup1(read_only write_only image2d_t a) {}
kernel void k_dup2(read_only read_only image2d_t a) {}
kernel void k_dup3(read_only img_wo a) {}
kernel void k_dup4(write_only img_wo a) {}
kernel void k_nonimage(read_only int a) {}
kernel void k_ptr(read_only int *a) {}
kernel void k_sampler(write_only sampler_t s) {}

#if __OPENCL_C_VERSION__ >= 200
kernel void k_rw(read_write image2d_t a) {}
#else
kernel void k_rw_old(__read_write image2d_t a) {}
#endif

#if __OPENCL_C_VERSION__ >= 200
kernel void k_pipe1(read_only pipe int p) {}
kernel void k_pipe2(write_only pipe int p) {}
kernel void k_pipe3(read_write pipe int p) {}
#endif
