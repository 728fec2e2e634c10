// std: 1.2 2.0 3.0
void ro(read_only image2d_t a) {}
void wo(write_only image2d_t a) {}
void none(image2d_t a) {}
#if __OPENCL_C_VERSION__ >= 200
void rw(read_write image2d_t a) {}
#else
void rw(read_write image2d_t a) {}
#endif

kernel void k1(read_only image2d_t r, write_only image2d_t w, image2d_t n) {
  ro(r);
  ro(w);
  ro(n);
  wo(r);
  wo(w);
  wo(n);
  none(r);
  none(w);
  none(n);
}

kernel void k2(read_only write_only image1d_t a) {}
kernel void k3(read_only read_only image1d_t a) {}
kernel void k4(read_only int a) {}
kernel void k5(write_only global int *a) {}
kernel void k6(__read_only image3d_t a) {}
typedef read_only image1d_t ro1d;
typedef image1d_t plain1d;
kernel void k7(write_only ro1d a) {}
kernel void k8(read_only ro1d a) {}
kernel void k9(write_only plain1d a) {}
