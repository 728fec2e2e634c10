// std: 1.0 1.1 1.2
// Explicit conversions, reinterpretations and usual conversions.
kernel void scalar(global int *out, global uint *uout, float f, uchar uc, char c) {
  bool b = f;
  short s = (short)f;
  ushort us = convert_ushort_sat(f);
  long l = (long)uc << 40;
  ulong ul = 0xFFFFFFFFFFFFul;
  size_t sz = sizeof(long) + sizeof s;
  ptrdiff_t d = &out[4] - out;
  out[0] = b + s + us + c;
  out[1] = (int)(l >> 32) | (int)ul;
  out[2] = as_int(f) ^ as_int((uchar4)(uc, 1, 2, 3));
  uout[0] = uc > c ? uc : -1;
  uout[1] = sz + d;
  uout[2] = 'a' + '\x41' + '\n' - L'b' + 010u;
}

kernel void vectors(global float4 *f4, global int4 *i4, global float2 *c8, global ulong2 *ul2) {
  int4 a = convert_int4_sat_rtn(f4[0]);
  float4 b = convert_float4(a) * 2 + 1.0f;
  uint4 u = as_uint4(b);
  int4 cmp = b < f4[1] && a != 0;
  char8 c = convert_char8_sat(convert_short8((float8)(b, b)));
  i4[0] = -cmp & ~a | (a << 3) % 7;
  i4[1] = (int4)(convert_int2(c.lo.lo), 1, 2);
  i4[2] = as_int4(u) >> (int4)(1, 2, 3, 4);
  c8[0] = c == (char)3;
  c8[1] = as_char8(ul2[0].x);
  ul2[0] = upsample(as_uint2(a.xy), u.zw);
  ul2[1] = as_ulong2(i4[0]) + 1;
  f4[0] = !a.x ? (float4)0 : as_float4((short8)(1));
  i4[1]++;
  f4[2] *= b, f4[2] /= 3.0f;
  c8[2] = mul_hi(c, c) + rotate(c, (char8)(2)) + clz(c);
  c8[3] = abs_diff(c, c8[0]).s0 > 3 ? hadd(c, c8[0]) : mad_sat(c, c, c);
  i4[3] = mad24(a, a, mul24(a, i4[0])) + min(a, 3);
}
