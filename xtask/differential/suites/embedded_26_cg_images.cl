// std: 1.2 2.0
#if __OPENCL_C_VERSION__ < 200
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#endif
// CHECK: target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)
float4 rd2(read_only image2d_t i, sampler_t s, float2 c) { return read_imagef(i, s, c); }
int4 rd3(read_only image3d_t i, int4 c) { return read_imagei(i, c); }
uint4 rda(read_only image2d_array_t i, sampler_t s, int4 c) { return read_imageui(i, s, c); }
float4 rdb(read_only image1d_buffer_t i, int c) { return read_imagef(i, c); }
void wr1(write_only image1d_t i, int c, float4 v) { write_imagef(i, c, v); }
void wr2(write_only image2d_t i, int2 c, uint4 v) { write_imageui(i, c, v); }
void wr3(write_only image3d_t i, int4 c, int4 v) { write_imagei(i, c, v); }
#if __OPENCL_C_VERSION__ >= 200
float4 rw(read_write image2d_t i, int2 c) {
  write_imagef(i, c, (float4)(0.0f));
  atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
  return read_imagef(i, c);
}
float dep(read_only image2d_depth_t i, int2 c) { return read_imagef(i, c); }
#endif
kernel void q(read_only image2d_t i, write_only image2d_array_t a, global int *o) {
  o[0] = get_image_width(i) + get_image_height(i);
  o[1] = get_image_dim(i).x;
  o[2] = get_image_array_size(a);
  o[3] = get_image_channel_data_type(i) == CLK_UNORM_INT8;
  o[4] = get_image_channel_order(a) == CLK_RGBA;
  o[5] = get_image_depth(i);
}
