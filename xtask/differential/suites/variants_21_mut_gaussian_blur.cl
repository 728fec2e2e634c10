// std: 1.2 2.0
constant sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
constant float mask[9] = { 1, 2, 1, 2, 4, 2, 1, 2, 1 };

float4 tap(read_only image2d_t img, int2 p, int i) {
  float4 c = read_imagef(img, s, p + (int2)(i % 3 - 1, i / 3 - 1));
  return c * mask[i];
}

kernel void blur(read_only image2d_t src, write_only image2d_t dst) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 acc = (float4)(0.0f);
  for (int i = 0; i < 9; ++i)
    acc += tap(src, p, i);
  write_imagef(dst, p, acc / 16.0f);
}

float4 tap_m1(write_only image2d_t img, int2 p, int i) {
  float4 c = read_imagef(img, s, p + (int2)(i % 3 - 1, i / 3 - 1));
  return c * mask[i];
}
float4 tap_m2(read_only image2d_t img, int3 p, int i) {
  float4 c = read_imagef(img, s, p + (int2)(i % 3 - 1, i / 3 - 1));
  return c * mask[i];
}
float4 tap_m3(read_only image2d_t img, int2 p, int i) {
  float4 c = read_imageui(img, s, p + (int2)(i % 3 - 1, i / 3 - 1));
  return c * mask[i];
}
float4 tap_m4(read_only image2d_t img, int2 p, int i) {
  float4 c = read_imagef(img, s, p + (int2)(i % 3 - 1, i / 3 - 1, i));
  return c * mask[i];
}
float4 tap_m5(read_only image2d_t img, int2 p, float i) {
  float4 c = read_imagef(img, s, p + (int2)(i % 3 - 1, i / 3 - 1));
  return c * mask[0];
}
float4 tap_m6(read_only image2d_t img, int2 p, int i) {
  float4 c = read_imagef(s, img, p + (int2)(i % 3 - 1, i / 3 - 1));
  return c * mask[i];
}
float4 tap_m7(read_only image2d_t img, int2 p, int i) {
  float4 c = read_imagef(img, p + (int2)(i % 3 - 1, i / 3 - 1));
  return c * mask[i];
}
float4 tap_m8(image2d_t img, int2 p, int i) {
  float4 c = read_imagef(img, s, p * (int2)(i % 3 - 1, i / 3 - 1));
  return c - mask[i];
}
float2 tap_m9(read_only image2d_t img, int2 p, int i) {
  float4 c = read_imagef(img, s, p + (int2)(i % 3 - 1, i / 3 - 1));
  return c * mask[i];
}
float4 tap_m10(read_only image2d_t img, int2 p, int i) {
  float4 c = read_imagef(img, s, p + (int2)(i % 3 - 1, i / 3 - 1))
  return c * mask[i];
}
