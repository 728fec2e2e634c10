// std: 2.0 3.0
// Read-write images, depth and multisampled images.
#if defined(__opencl_c_images)
#if defined(__opencl_c_read_write_images)
#define RW_OK
#endif
#endif
#if __OPENCL_C_VERSION__ == 200 && !defined(RW_OK)
#define RW_OK
#endif

#ifdef RW_OK
kernel void invert(read_write image2d_t img, global int *status) {
  int2 p = {get_global_id(0), get_global_id(1)};
  float4 c = read_imagef(img, p);
  write_imagef(img, p, (float4)(1.0f - c.xyz, c.w));
  atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
  if (any(isnan(read_imagef(img, p))))
    *status = 1;
}

kernel void rw_array(read_write image2d_array_t a, read_write image1d_t b) {
  int4 at = (int4)(get_global_id(0), get_global_id(1), 2, 0);
  write_imageui(a, at, read_imageui(b, at.x) + 1u);
  work_group_barrier(CLK_IMAGE_MEM_FENCE);
}
#endif

float lookup(read_only image2d_depth_t d, float2 uv, float ref) {
  const sampler_t cmp = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_LINEAR;
  return step(ref, read_imagef(d, cmp, uv));
}

kernel void shadow(read_only image2d_depth_t depth, write_only image2d_t out,
                   read_only image2d_array_depth_t cascades, sampler_t smp) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float2 uv = convert_float2(p) / (float2)(get_image_width(depth), get_image_height(depth));
  float lit = lookup(depth, uv, 0.5f) + read_imagef(cascades, smp, (float4)(uv, 1.0f, 0.0f));
  write_imagef(out, p, lit);
}

#ifdef cl_khr_gl_msaa_sharing
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
__local void resolve(read_only image2d_msaa_t src, global float4 *dst) {
  int n = get_image_num_samples(src);
  float4 sum = 0;
  for (int s = 0; s < n; s++)
    sum += read_imagef(src, (int2)(get_global_id(0), 0), s);
  dst[get_global_id(0)] = sum / n;
}
#endif
