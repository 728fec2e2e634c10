// std: 1.2 2.0 3.0
const sampler_t linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

__kernel void read_2d(read_only image2d_t src, sampler_t s, __global float *xs,
                      __global float *ys, __global float4 *results) {
  int tidX = get_global_id(0), tidY = get_global_id(1);
  int offset = tidY * get_image_width(src) + tidX;
  float2 coords = (float2)(xs[offset], ys[offset]);
  results[offset] = read_imagef(src, s, coords);
  results[offset] += read_imagef(src, linear, coords);
  results[offset] += read_imagef(src, nearest, convert_int2(coords));
}

__kernel void read_2d_array(__read_only image2d_array_t src, __global int4 *results) {
  const sampler_t imageSampler = CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
  int4 c = (int4)((int)get_global_id(0), (int)get_global_id(1), (int)get_global_id(2), 0);
  int2 dim = get_image_dim(src);
  size_t layers = get_image_array_size(src);
  size_t o = ((size_t)c.z % layers * dim.y + c.y) * dim.x + c.x;
  results[o] = read_imagei(src, imageSampler, c);
  results[o] = max(results[o], read_imagei(src, imageSampler, convert_float4(c)));
}

__kernel void read_1d(read_only image1d_t a, read_only image1d_array_t b,
                      read_only image1d_buffer_t c, __global uint4 *out) {
  int x = get_global_id(0);
  out[3 * x] = read_imageui(a, nearest, x);
  out[3 * x + 1] = read_imageui(b, nearest, (int2)(x, 1));
  out[3 * x + 2] = read_imageui(c, x) + (uint4)get_image_width(c);
}

__kernel void copy_3d_to_2d(read_only image3d_t src, write_only image2d_t dst, int slice) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  if (any(p >= get_image_dim(dst)))
    return;
  float4 v = read_imagef(src, (int4)(p, slice, 0));
  write_imagef(dst, p, v.s2103);
}

__kernel void info(read_only image2d_t img, __global int *out) {
  out[0] = get_image_width(img);
  out[1] = get_image_height(img);
  out[2] = get_image_channel_data_type(img) == CLK_UNORM_INT8;
  out[3] = get_image_channel_order(img) == CLK_RGBA;
}

#if __OPENCL_C_VERSION__ >= 200
__kernel void rw(read_write image2d_t img) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  uint4 v = read_imageui(img, p);
  atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
  write_imageui(img, p, v + 1u);
}

__kernel void depth(read_only image2d_depth_t d, read_only image2d_array_depth_t da, __global float *o) {
  o[0] = read_imagef(d, linear, (float2)(0.5f, 0.5f));
  o[1] = read_imagef(da, nearest, (int4)(0, 0, 1, 0));
}
#endif
