// std: 1.2 2.0 3.0
kernel void r(read_only image1d_t a, __read_only image2d_t b, image3d_t c, read_only image2d_array_t d,
              read_only image1d_array_t e, read_only image1d_buffer_t f, sampler_t s) {
  float4 v = read_imagef(a, s, 1);
  v += read_imagef(b, s, (int2)(1, 2));
  v += read_imagef(b, s, (float2)(1.0f, 2.0f));
  v += read_imagef(c, s, (float4)(0.0f));
  v += read_imagef(d, s, (int4)(0));
  v += read_imagef(e, s, (int2)(0));
  v += read_imagef(f, 3);
  int4 i = read_imagei(b, (int2)(1, 2));
  uint4 u = read_imageui(b, s, (int2)(1, 2));
}

kernel void w(write_only image1d_t a, __write_only image2d_t b, write_only image2d_array_t c, sampler_t s) {
  write_imagef(a, 1, (float4)(1.0f));
  write_imagei(b, (int2)(0), (int4)(1));
  write_imageui(c, (int4)(0), (uint4)(1));
}

#if __OPENCL_C_VERSION__ >= 200
kernel void rw(read_write image2d_t a, __read_write image1d_t b, sampler_t s) {
  float4 v = read_imagef(a, (int2)(0, 0));
  write_imagef(a, (int2)(0, 1), v);
  write_imagef(b, 2, v);
  atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
}
#else
kernel void rw(image2d_t a, sampler_t s) { float4 v = read_imagef(a, s, (int2)(0)); }
#endif

kernel void dup(read_only read_only image2d_t a) {}
