// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DPLAIN_RUN=1
// Image types: access qualifiers, reads, writes and queries.
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable

kernel void r2(read_only image2d_t i, sampler_t s, global float4 *o) {
  *o = read_imagef(i, s, (int2)(0, 1));
  *o = read_imagef(i, s, (float2)(0.5f, 1.0f));
  o[1] = convert_float4(read_imagei(i, s, (int2)(0)));
  o[2] = convert_float4(read_imageui(i, s, (float2)(0)));
  o[3] = read_imagef(i, (int2)(0, 0));
  o[4] = read_imagef(i, s, 0);
  o[5] = read_imagef(i, s, (int4)(0));
  write_imagef(i, (int2)(0), *o);
}
kernel void w2(write_only image2d_t i, float4 v, int4 vi) {
  write_imagef(i, (int2)(0, 1), v);
  write_imagei(i, (int2)(0, 1), vi);
  write_imageui(i, (int2)(0, 1), convert_uint4(vi));
  write_imagef(i, (float2)(0, 1), v);
  write_imagef(i, (int2)(0), vi);
  read_imagef(i, 0, (int2)(0));
}
kernel void d3(read_only image3d_t a, write_only image3d_t b, sampler_t s) {
  write_imagef(b, (int4)(0), read_imagef(a, s, (int4)(1)));
  int4 d = get_image_dim(a);
  int z = get_image_depth(b) + get_image_width(a) + get_image_height(b);
}
#if __OPENCL_C_VERSION__ >= 120
kernel void d1(read_only image1d_t a, read_only image1d_buffer_t b, read_only image1d_array_t c,
               read_only image2d_array_t d, sampler_t s, global float4 *o) {
  o[0] = read_imagef(a, s, 1) + read_imagef(a, 1);
  o[1] = read_imagef(b, 3);
  o[2] = read_imagef(c, s, (int2)(1, 0)) + read_imagef(d, s, (float4)(0));
  o[3] = read_imagef(b, s, 3);
  size_t n = get_image_array_size(c) + get_image_array_size(d) + get_image_array_size(a);
  int t = get_image_channel_data_type(a) == CLK_FLOAT && get_image_channel_order(d) == CLK_RGBA;
}
#endif
#if __OPENCL_C_VERSION__ >= 200
kernel void rw(read_write image2d_t i) { write_imagef(i, (int2)(0), read_imagef(i, (int2)(1))); }
#else
kernel void rw(read_write image2d_t i) {}
#endif
kernel void def(image2d_t i, sampler_t s) { read_imagef(i, s, (int2)(0)); }
kernel void two(read_only write_only image2d_t i) {}
kernel void notimg(read_only int x, write_only global int *p) {}
