// std: 1.2 2.0
float4 layer(read_only image2d_array_t a, sampler_t s, float4 c) {
  return read_imagef(a, s, c);
}

kernel void flatten(read_only image2d_array_t a, write_only image2d_t o, sampler_t s) {
  int4 p = (int4)(get_global_id(0), get_global_id(1), 0, 0);
  float4 v = (float4)(0.0f);
  for (; p.z < (int)get_image_array_size(a); ++p.z)
    v = max(v, layer(a, s, convert_float4(p)));
  write_imagef(o, p.xy, v);
}

float4 layer_1(read_only image2d_t a, sampler_t s, float4 c) {
  return read_imagef(a, s, c);
}
float4 layer_2(read_only image2d_array_t a, sampler_t s, float2 c) {
  return read_imagef(a, s, c);
}
float4 layer_3(read_only image2d_array_t *a, sampler_t s, float4 c) {
  return read_imagef(*a, s, c);
}
float4 layer_4(read_write image2d_array_t a, sampler_t s, float4 c) {
  return read_imagef(a, convert_int4(c));
}
float4 layer_5(read_only image2d_array_t a, const sampler_t s, int4 c) {
  return read_imagef(a, s, c);
}
float4 layer_6(read_only image2d_array_t a, sampler_t *s, float4 c) {
  return read_imagef(a, *s, c);
}
float4 layer_7(read_only image2d_array_t a, int s, float4 c) {
  return read_imagef(a, s, c);
}
float4 layer_8(read_only image2d_array_t a, sampler_t s, float4 c) {
  image2d_array_t b = a;
  return read_imagef(b, s, c);
}
float4 layer_9(read_only image1d_array_t a, sampler_t s, float4 c) {
  return read_imagef(a, s, c.xy) + get_image_depth(a);
}
float4 layer_10(read_only write_only image2d_array_t a, sampler_t s, float4 c) {
  sampler_t t[2] = { s, s };
  return a + c;
}
