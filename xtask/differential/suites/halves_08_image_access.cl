// std: 1.2 2.0 3.0
// opts:
// opts: -DMSAA=1
// Access qualifiers of images.

#ifdef MSAA
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
void ms(read_only image2d_msaa_t a, write_only image2d_array_msaa_depth_t b);
void ms_rw(read_write image2d_array_msaa_t a);
#endif

typedef read_only image2d_t img_ro;
typedef write_only image2d_t img_wo;
typedef image3d_t img_def;
typedef read_only int img_bad;

void take_ro(read_only image2d_t i);
void take_wo(write_only image2d_t i);
void take_def(image2d_t i);
void take_1d(image1d_t i);

kernel void k(img_ro a, img_wo b, image2d_t c, read_only image1d_t d) {
  take_ro(a);
  take_ro(b);
  take_ro(c);
  take_wo(a);
  take_wo(b);
  take_def(a);
  take_def(b);
  take_1d(d);
  take_1d(a);
}

kernel void dup(read_only read_only image2d_t a) {}
kernel void two(read_only write_only image2d_t a) {}
kernel void redo(read_only img_ro a) {}
kernel void conflict(write_only img_ro a) {}
kernel void onint(read_only int a) {}
kernel void onptr(read_only image2d_t *a) {}
kernel void w3(write_only image3d_t a) {}
kernel void def3(write_only img_def a) {}

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_read_write_images)
kernel void rw(read_write image2d_t a) {
  float4 v = read_imagef(a, (int2)(0, 0));
  write_imagef(a, (int2)(0, 0), v);
}
#else
kernel void rw(read_write image2d_t a) {}
#endif
