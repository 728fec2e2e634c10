// std: 1.2 2.0 3.0
constant sampler_t smp = CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;

kernel void ro(read_only image2d_t i, read_only image1d_buffer_t b, read_only image2d_array_t a, global float4 *out) {
  out[0] = read_imagef(i, smp, (float2)(0.0f));
  out[1] = read_imagef(i, (int2)(0));
  out[2] = read_imagef(b, 3);
  out[3] = read_imagef(b, smp, 3); // expected-error
  out[4] = read_imagef(a, smp, (float4)(0.0f));
  out[5] = read_imagef(a, smp, (float2)(0.0f)); // expected-error
  write_imagef(i, (int2)(0), out[0]); // expected-error
  int w = get_image_width(i) + get_image_height(i);
  w += get_image_depth(i); // expected-error
  w += get_image_array_size(a);
  w += get_image_array_size(i); // expected-error
  w += get_image_height(b); // expected-error
}

kernel void wo(write_only image2d_t i, write_only image3d_t v, float4 c) {
  write_imagef(i, (int2)(0), c);
  write_imagei(i, (int2)(0), (int4)(1));
  write_imageui(i, (int2)(0), (uint4)(1));
  write_imageui(i, (int2)(0), (int4)(1)); // expected-error
  c = read_imagef(i, smp, (int2)(0)); // expected-error
  write_imagef(v, (int4)(0), c);
}

#if __OPENCL_C_VERSION__ >= 200
kernel void rw(read_write image2d_t i) {
  float4 c = read_imagef(i, (int2)(0));
  write_imagef(i, (int2)(0), c);
  c = read_imagef(i, smp, (int2)(0)); // expected-error
}
#endif
