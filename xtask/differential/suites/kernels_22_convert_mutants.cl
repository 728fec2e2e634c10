// std: 1.0 1.2 3.0

kernel void conv0(global const float4 *in, global uchar4 *out, global ushort2 *s) {
  size_t i = get_global_id(0);
  out[i] = convert_uchar4_rte_sat(in[i]);
  s[i] = convert_ushort2(in[i].xy);
  uint4 u = as_uint4(in[i]);
  out[i].x += convert_uchar(u.w >> 3);
}

kernel void conv1(global const float4 *in, global uchar4 *out, global ushort2 *s) {
  size_t i = get_global_id(0);
  out[i] = convert_char4_sat_rte(in[i]);
  s[i] = convert_ushort2(in[i].xy);
  uint4 u = as_uint4(in[i]);
  out[i].x += convert_uchar(u.w >> 3);
}

kernel void conv2(global const float4 *in, global uchar4 *out, global ushort2 *s) {
  size_t i = get_global_id(0);
  out[i] = convert_uchar4_sat_rte(in[i]);
  s[i] = convert_ushort2(in[i].xy);
  uint4 u = as_uint3(in[i]);
  out[i].x += convert_uchar(u.w >> 3);
}

kernel void conv3(global const float4 *in, global uchar4 *out, global ushort2 *s) {
  size_t i = get_global_id(0);
  out[i] = convert_uchar4_sat_rte(in[i]);
  s[i] = convert_ushort2(in[i]);
  uint4 u = as_uint4(in[i]);
  out[i].x += convert_uchar(u.w >> 3);
}

kernel void conv4(global const float4 *in, global uchar4 *out, global ushort2 *s) {
  size_t i = get_global_id(0);
  out[i] = convert_uchar4_sat_rte(in[i]);
  s[i] = convert_ushort2(in[i].xy);
  uint4 u = as_uint4_rte(in[i]);
  out[i].x += convert_uchar(u.w >> 3);
}

kernel void conv5(global const float4 *in, global uchar4 *out, global ushort2 *s) {
  size_t i = get_global_id(0);
  out[i] = (uchar4)in[i];
  s[i] = convert_ushort2(in[i].xy);
  uint4 u = as_uint4(in[i]);
  out[i].x += convert_uchar(u.w >> 3);
}

kernel void conv6(global const float4 *in, global uchar4 *out, global ushort2 *s) {
  size_t i = get_global_id(0);
  out[i] = convert_uchar4_sat_rte(in[i]);
  s[i] = convert_ushort2(in[i].xyz);
  uint4 u = as_uint4(in[i]);
  out[i].x += convert_uchar(u.w >> 3);
}

kernel void conv7(global const float4 *in, global uchar4 *out, global ushort2 *s) {
  size_t i = get_global_id(0);
  out[i] = convert_uchar4_sat_rte(in[i]);
  s[i] = convert_ushort2(in[i].xy);
  uint4 u = as_uint4(in[i]);
  out[i].x += convert_uchar(u >> 3);
}

kernel void conv8(global const float4 *in, global const uchar4 *out, global ushort2 *s) {
  size_t i = get_global_id(0);
  out[i] = convert_uchar4_sat_rte(in[i]);
  s[i] = convert_ushort2(in[i].xy);
  uint4 u = as_uint4(in[i]);
  out[i].x += convert_uchar(u.w >> 3);
}

kernel void conv9(global const float4 *in, global uchar4 *out, global ushort2 *s) {
  size_t i = get_global_id(0);
  out[i] = convert_uchar4_sat_rte(in[i]);
  s[i] = convert_ushort2(in[i].xy);
  uint4 u = as_double2(in[i]);
  out[i].x += convert_uchar(u.w >> 3);
}
