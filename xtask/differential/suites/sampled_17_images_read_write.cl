// std: 1.2 2.0 3.0
// opts: -DTYPE=image2d_t
// opts: -DTYPE=image3d_t

void helper(read_write TYPE i);

kernel void rw(read_write TYPE i, read_only TYPE r, write_only TYPE w) {
  helper(i);
  helper(r);
  helper(w);
  int n = get_image_width(i);
}

#if defined(__opencl_c_read_write_images) || __OPENCL_C_VERSION__ == 200
kernel void fence(read_write image2d_t i) {
  float4 f = read_imagef(i, (int2)(0));
  write_imagef(i, (int2)(0), f);
  atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
}
#endif
