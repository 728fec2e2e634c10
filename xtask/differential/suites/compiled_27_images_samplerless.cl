// std: 1.2 2.0 3.0
__kernel void all_kinds(read_only image1d_t a, read_only image1d_array_t b,
                        read_only image1d_buffer_t c, read_only image2d_t d,
                        read_only image2d_array_t e, read_only image3d_t f,
                        __global float4 *out)
{
  int x = get_global_id(0);
  out[0] = read_imagef(a, x);
  out[1] = read_imagef(b, (int2)(x, 0));
  out[2] = read_imagef(c, x);
  out[3] = read_imagef(d, (int2)(x, x));
  out[4] = read_imagef(e, (int4)(x, x, 0, 0));
  out[5] = read_imagef(f, (int4)(x, x, x, 0));
  out[6] = convert_float4(read_imagei(c, x));
  out[7] = convert_float4(read_imageui(a, x));
  out[8].x = get_image_array_size(b) + get_image_array_size(e);
}

__kernel void writes(write_only image1d_t a, write_only image1d_array_t b,
                     write_only image1d_buffer_t c,
                     write_only image2d_array_t e)
{
  int x = get_global_id(0);
  write_imagef(a, x, (float4)(1.0f));
  write_imagei(b, (int2)(x, 1), (int4)(1));
  write_imageui(c, x, (uint4)(1));
  write_imagef(e, (int4)(x, 0, 1, 0), (float4)(0.0f));
}

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_read_write_images)
__kernel void inplace(read_write image2d_t img, read_write image1d_buffer_t buf)
{
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagef(img, p);
  write_imagef(img, p, v * 2.0f);
  atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel,
                         memory_scope_work_item);
  write_imageui(buf, p.x, read_imageui(buf, p.y));
}
#endif
