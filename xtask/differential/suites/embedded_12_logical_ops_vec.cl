// std: 1.0 1.2 3.0
kernel void lo(global int *out, int4 i4, float4 f4, int2 i2, uint4 u4, double d, global int *p) {
  int4 a = i4 && i4;
  int4 b = f4 || f4;
  int4 c = !f4;
  int4 d1 = ~i4;
  int4 e = ~f4;
  int4 f = f4 < f4;
  int4 g = i4 == u4;
  int4 h = i4 && i2;
  int4 i = i4 && f4;
  int4 j = i4 && 1;
  int4 k = i4 << 2;
  int4 l = i4 << i4;
  int4 m = 2 << i4;
  int4 n = i4 << f4;
  int4 o = i4 % i4;
  float4 q = f4 % f4;
  float4 r = f4 & f4;
  int4 s = i4 ^ 3;
  int4 t = -i4;
  int4 u = +f4;
  int4 v = i4++;
  float4 w = --f4;
  float x = 1.0f && 2.0f;
  int y = !1.0f;
  int z = p && i4;
  if (i4) out[0] = 1;
  while (f4) out[0] = 2;
  out[1] = i4 ? 1 : 2;
}
