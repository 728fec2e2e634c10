// std: 1.2 2.0 3.0
// Reads and writes of depth, array, 3D and read_write images (header and semantics).
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_mipmap_image : enable

constant sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

#if defined(cl_khr_depth_images) || __OPENCL_C_VERSION__ >= 200
float depth(read_only image2d_depth_t d, image2d_array_depth_t a, int2 c) {
  return read_imagef(d, smp, c) + read_imagef(a, smp, c.xyxx) + read_imagef(d, c);
}
void depth_w(write_only image2d_depth_t d, int2 c) {
  write_imagef(d, c, 0.5f);
  write_imagef(d, c, (float4)(0.5f));
}
#endif

void w3d(write_only image3d_t i, int4 c) {
  write_imagef(i, c, (float4)(1));
  write_imageui(i, c, (uint4)(1));
  write_imagei(i, c.xy, (int4)(1));
}

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_read_write_images)
void rw(read_write image2d_t i, int2 c) {
  float4 f = read_imagef(i, c);
  write_imagef(i, c, f);
  f = read_imagef(i, smp, c);
  atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
}
#else
void rw(read_write image2d_t i);
#endif

void queries(image2d_array_t a, image3d_t b, image1d_buffer_t c) {
  int2 d = get_image_dim(a);
  int4 e = get_image_dim(b);
  size_t n = get_image_array_size(a);
  int w = get_image_width(c) + get_image_depth(b) + get_image_channel_order(a);
  w = get_image_height(c);
}

void wrong(write_only image2d_t w, read_only image2d_t r, image2d_t *p, int2 c) {
  read_imagef(w, c);
  write_imagef(r, c, (float4)(0));
  image2d_t copy = r;
  r + 1;
  wrong(r, w, 0, c);
}
image2d_t ret(void);
image2d_t arr[2];
struct hasimg { image2d_t i; };
