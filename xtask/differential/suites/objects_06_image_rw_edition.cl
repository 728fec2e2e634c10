// std: 1.2 2.0 3.0
// read_write images and what depends on the edition.
kernel void copy(read_only image2d_t src, write_only image2d_t dst) {
  int2 c = (int2)(get_global_id(0), get_global_id(1));
  write_imagef(dst, c, read_imagef(src, c));
}

#if __OPENCL_C_VERSION__ >= 200
#if __OPENCL_C_VERSION__ < 300 || defined(__opencl_c_read_write_images)
kernel void in_place(read_write image2d_t img) {
  int2 c = (int2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagef(img, c);
  atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
  write_imagef(img, c, v * 2.0f);
  work_group_barrier(CLK_IMAGE_MEM_FENCE);
}

kernel void rw_read(read_write image2d_t img, global float4 *o) {
  *o = read_imagef(img, (int2)(0));
}

kernel void rw_depth(read_write image2d_depth_t img, global float *o) {
  *o = read_imagef(img, (int2)(0));
  write_imagef(img, (int2)(0), *o);
}
#endif

kernel void orders(read_only image2d_t img, global int *o) {
  *o = get_image_channel_order(img) == CLK_sRGBA;
  *o = get_image_channel_order(img) == CLK_DEPTH;
}

void helper(read_write image2d_t img);
typedef read_write image2d_t rw_t;
kernel void via_typedef(rw_t img) { helper(img); }
kernel void fence(global int *p) { barrier(CLK_IMAGE_MEM_FENCE); }
#endif
