// std: 1.2 3.0
// opts: -DDISABLE=0
// opts: -DDISABLE=1
#if DISABLE
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : disable
#else
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#endif

void f_ro(read_only image3d_t i);
void f_wo(write_only image3d_t i);
#ifdef __opencl_c_read_write_images
void f_rw(read_write image3d_t i);
#endif

kernel void k(read_only image3d_t a, write_only image3d_t b) {
  f_ro(a);
  f_wo(b);
  f_wo(a);
}
