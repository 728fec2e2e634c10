// std: 1.2 2.0 3.0
// opts: -DWITH_PRAGMA=1
// opts: -DNO_EXT=1
#ifdef WITH_PRAGMA
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#endif

kernel void r1(read_write image1d_t i) {}
kernel void r2(read_write image3d_t i, int4 c) { write_imagef(i, c, (float4)(0.0f)); }
kernel void w3(write_only image3d_t i, int4 c) { write_imagef(i, c, (float4)(0.0f)); }
kernel void w2(write_only image2d_t i, int2 c) { write_imagei(i, c, (int4)(1)); }

#ifdef __opencl_c_read_write_images
float4 both(read_write image2d_t i, int2 c) { return read_imagef(i, c); }
#else
float4 both(read_write image2d_t i, int2 c);
#endif
