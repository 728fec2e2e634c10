// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_depth_images : enable
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable

constant sampler_t S = CLK_FILTER_NEAREST;

void f1d(read_only image1d_t i, global float4 *o) { *o = read_imagef(i, 3); }
void f1da(read_only image1d_array_t i, global int4 *o) { *o = read_imagei(i, S, (int2)(1, 0)); }
void f1db(read_only image1d_buffer_t i, global uint4 *o) { *o = read_imageui(i, 0); }
void f2d(write_only image2d_t i) { write_imagef(i, (int2)(0, 1), (float4)(0.f)); }
void f2da(write_only image2d_array_t i) { write_imageui(i, (int4)(0), (uint4)(1)); }
void f3d(write_only image3d_t i) { write_imagei(i, (int4)(0), (int4)(1)); }
void f2dd(read_only image2d_depth_t i, global float *o) { *o = read_imagef(i, S, (int2)(0)); }
void f2dad(write_only image2d_array_depth_t i) { write_imagef(i, (int4)(0), 1.0f); }
#ifdef cl_khr_gl_msaa_sharing
void f2dm(read_only image2d_msaa_t i, global float4 *o) { *o = read_imagef(i, (int2)(0), 2); }
void f2dmd(read_only image2d_msaa_depth_t i, global float *o) { *o = read_imagef(i, (int2)(0), 2); }
#endif

#if __OPENCL_C_VERSION__ >= 200
void frw(read_write image2d_t i) {
  float4 v = read_imagef(i, (int2)(0));
  write_imagef(i, (int2)(0), v + 1.0f);
  atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
}
#endif

kernel void sizes(image2d_t a, read_only image3d_t b, write_only image1d_array_t c, global int *o) {
  o[0] = get_image_width(a) + get_image_height(a);
  o[1] = get_image_depth(b);
  o[2] = (int)get_image_array_size(c);
  int2 d = get_image_dim(a);
  o[3] = d.x + d.y;
  o[4] = get_image_channel_order(a) == CLK_RGBA;
  o[5] = get_image_channel_data_type(a) == CLK_UNORM_INT8;
  int4 e = get_image_dim(b);
}
