// std: 1.0 1.2 3.0
kernel void convs(global float4 *f, global int4 *i, global uchar4 *c, global char *b) {
  i[0] = convert_int4(f[0]);
  i[1] = convert_int4_rte(f[0]);
  c[0] = convert_uchar4_sat(f[0]);
  c[1] = convert_uchar4_sat_rtz(i[0]);
  f[1] = convert_float4_rtp(i[0]);
  f[2] = convert_float4(c[0]);
  b[0] = convert_char_sat(300);
  b[1] = convert_char_rtn(1.5f);
  long l = convert_long_sat_rte(1.0e20f);
}

kernel void reinterpret(global float4 *f, global int4 *i, double d) {
  i[0] = as_int4(f[0]);
  f[1] = as_float4((uint4)(0x3f800000));
  long l = as_long(d);
  uchar8 bytes = as_uchar8(d);
  short2 s = as_short2(f[0].x);
  int3 t = as_int3(f[0]);
  float x = as_float(l);
}

int implicit_scalar(float f, char c, ulong u) {
  short s = f;
  uint x = c;
  bool b = f;
  return s + x + b + (int)u;
}

void implicit_vec(int4 a, float4 b, uint4 c) {
  a = b;
  a = c;
  b = (float4)a;
  b = 1;
  a = 2.5f;
  c = (uint4)(a.x);
  float4 d = convert_float4_sat(a);
}
