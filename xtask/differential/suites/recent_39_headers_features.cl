// std: 1.2 2.0 3.0
// opts: -DNO_FEAT=1
// Types and features the default header makes available per edition.

#ifdef __opencl_c_program_scope_global_variables
int counter;
#else
constant int counter = 0;
#endif

#ifdef __opencl_c_atomic_scope_device
constant int scope = memory_scope_device;
#endif
#ifndef NO_FEAT
constant int all_scope = memory_scope_all_devices;
constant int all_scope_svm = memory_scope_all_svm_devices;
#endif

uchar a;
ushort8 b;
ulong16 c;
intptr_t d;
quad e;
bool4 f;
size_t2 g;
image2d_depth_t h;
image2d_array_msaa_depth_t i;
clk_profiling_info j;
cl_mem_fence_flags k;
memory_order l;
atomic_size_t m;
atomic_double n;
atomic_half o;
complex float p;

kernel void feat(read_only image2d_depth_t img, int2 c) {
#ifdef __opencl_c_read_write_images
  int rw = 1;
#endif
  float r = read_imagef(img, c);
  ndrange_t nd = ndrange_2D((const size_t[2]){8, 8});
  uint v = nan(1u);
  bool x = true && false;
  int t = CLK_sRGBA + CLK_ABGR + CLK_DEPTH;
}
