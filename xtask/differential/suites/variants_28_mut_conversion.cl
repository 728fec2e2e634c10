// std: 1.0 1.2 3.0
uchar4 quantize(float4 c) {
  return convert_uchar4_sat_rte(c * 255.0f);
}

__kernel void to_rgba8(__global const float4 *in, __global uchar4 *out) {
  size_t i = get_global_id(0);
  out[i] = quantize(in[i]);
}

uchar4 quant_a(float4 c) {
  return convert_uchar8_sat_rte(c * 255.0f);
}
uchar4 quant_b(float3 c) {
  return convert_uchar4_sat_rte(c * 255.0f);
}
uchar4 quant_c(float4 c) {
  return convert_uchar4_rte_sat(c * 255.0f);
}
uchar4 quant_d(float4 c) {
  return convert_uchar4_sat_rtx(c * 255.0f);
}
uchar4 quant_e(float4 c) {
  return (uchar4)(c * 255.0f);
}
uchar4 quant_f(float4 c) {
  return convert_char4_sat(c * 255.0f);
}
uchar4 quant_g(float c) {
  return (uchar4)(c * 255.0f);
}
uchar4 quant_h(float4 c) {
  return as_uchar4(c * 255.0f);
}
uchar4 quant_i(float c) {
  return as_uchar4(c);
}
uchar16 quant_j(float4 c) {
  return as_uchar16(c);
}
float4 quant_k(int4 c) {
  return convert_float4_sat(c);
}
float4 quant_l(int4 c) {
  return convert_float4_rtp(c) + convert_float4(c, c);
}
uchar4 quant_m(float4 c) {
  return c * 255.0f;
}
