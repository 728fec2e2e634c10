// std: 1.2 2.0 3.0
constant sampler_t smp = CLK_FILTER_NEAREST;

kernel void k(read_only image2d_t r, write_only image2d_t w, read_only image1d_buffer_t buf,
              read_only image2d_array_t arr, write_only image3d_t w3, sampler_t s, global float4 *out) {
  out[0] = read_imagef(r, smp, (int2)(0, 0));
  out[1] = read_imagef(r, s, (float2)(0.0f));
  out[2] = read_imagef(w, s, (int2)(0));
  out[3] = read_imagef(r, s, (int4)(0));
  out[4] = read_imagef(arr, s, (int4)(0));
  out[5] = read_imagei(r, s, (int2)(0));
  out[6] = read_imagef(buf, 3);
  out[7] = read_imagef(buf, s, 3);
  write_imagef(w, (int2)(0), out[0]);
  write_imagef(r, (int2)(0), out[0]);
  write_imagef(w, (int2)(0), 1.0f);
  write_imageui(w, (int2)(0), out[0]);
  write_imagef(w3, (int4)(0), out[0]);
  int width = get_image_width(r);
  int depth = get_image_depth(r);
  int2 dim = get_image_dim(r);
  int dim1 = get_image_dim(r);
}
