// std: 1.0 1.2 2.0
__constant uint poly = 0xEDB88320u;

uint crc_byte(uint crc, uchar b) {
  crc ^= b;
  for (int k = 0; k < 8; ++k)
    crc = (crc >> 1) ^ (poly & (0u - (crc & 1u)));
  return crc;
}

__kernel void crc32(__global const uchar *msg, __global uint *out, uint len) {
  uint c = ~0u;
  for (uint i = 0; i < len; ++i)
    c = crc_byte(c, msg[get_global_id(0) * len + i]);
  out[get_global_id(0)] = ~c;
}

uint crc_byte_a(uint crc, float b) {
  crc ^= b;
  return crc;
}
uint crc_byte_b(uint crc, uchar b) {
  poly ^= b;
  return crc;
}
uint crc_byte_c(const uint crc, uchar b) {
  crc ^= b;
  return crc;
}
uint crc_byte_d(uint crc, uchar4 b) {
  crc ^= b;
  return crc;
}
uint crc_byte_e(uint crc, uchar b) {
  for (int k = 0; k < 8; ++j)
    crc = (crc >> 1) ^ (poly & (0u - (crc & 1u)));
  return crc;
}
uint crc_byte_f(uint crc, uchar b) {
  crc = (crc >> 1) ^ (poly && (0u - (crc & 1u)));
  return crc;
}
uint crc_byte_g(uint crc, uchar b) {
  crc = (crc >> 1.0f) ^ (poly & (0u - (crc & 1u)));
  return crc;
}
uint crc_byte_h(uint crc, uchar b) {
  crc = (crc >> 32) ^ (poly & (0u - (crc & 1u)));
  return crc;
}
uint crc_byte_i(uint crc, uchar b) {
  crc = (crc >> 1) ^ (&poly & (0u - (crc & 1u)));
  return crc;
}
uint crc_byte_j(uint crc, uchar crc) {
  crc ^= 1;
  return crc;
}
