// std: 1.2 2.0 3.0

#define CLK_ADDRESS_NONE_X 0
#define CLK_FILTER_X 0x10

// CHECK-NOT: @glb_smp
constant sampler_t glb_smp = CLK_ADDRESS_CLAMP | CLK_NORMALIZED_COORDS_FALSE | CLK_FILTER_NEAREST;

const sampler_t glb_smp_const = 0;

float4 fnc4smp(sampler_t s, read_only image2d_t img, float2 p) {
  return read_imagef(img, s, p);
}

kernel void foo(read_only image2d_t src, write_only image2d_t dst, sampler_t smp_par) {
  sampler_t smp = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
  int2 p = (int2)((int)get_global_id(0), (int)get_global_id(1));

  // CHECK: call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19)
  float4 v = fnc4smp(smp, src, convert_float2(p));
  v += fnc4smp(glb_smp, src, convert_float2(p));
  v += fnc4smp(smp_par, src, convert_float2(p));
  v += read_imagef(src, p);

  if (p.x < get_image_width(src) && p.y < get_image_height(src))
    write_imagef(dst, p, v);
}

kernel void bar(read_only image3d_t img3, read_only image1d_buffer_t buf, global uint4 *out) {
  out[0] = read_imageui(img3, glb_smp, (int4)(0, 0, 0, 0));
  out[1] = read_imageui(buf, 3);
  out[2].xy = as_uint2(get_image_dim(img3).xy);
}

kernel void arr(read_only image2d_array_t a, read_only image1d_array_t b, global float4 *out) {
  out[0] = read_imagef(a, glb_smp, (float4)(0.0f, 0.0f, 1.0f, 0.0f));
  out[1] = read_imagef(b, glb_smp, (int2)(0, 1));
}
