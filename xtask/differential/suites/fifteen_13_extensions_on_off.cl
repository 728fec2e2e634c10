// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DEXT_DISABLE=1
// opts: -DDEFAULT=1
#pragma OPENCL EXTENSION cl_unknown_ext : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : maybe
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : begin
#pragma OPENCL EXTENSION cl_khr_fp64 : end
#pragma OPENCL FOO cl_khr_fp64 : enable
#pragma OPENCL

void f1(double da) {
  double d;
  (void)1.0;
}
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void f2(void) {
  double d = 1.0;
  double4 d4 = {4.0, 5.0, 6.0, 7.0};
  (void)(1.0f + 1.0);
}
#ifdef EXT_DISABLE
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
void f3(void) {
  double d;
  (void)1.0;
}
#endif
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half f4(half h) { return h * 2.0h; }
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
void kernel w3d(write_only image3d_t i) { }
