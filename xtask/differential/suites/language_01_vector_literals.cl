// std: 1.0 1.1 1.2 2.0 3.0
// Vector literals in every nesting, valid and not.

kernel void good(global float4 *out, global int8 *iout, float s, float2 v2, int4 i4) {
  float4 a = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
  float4 b = (float4)(s);
  float4 c = (float4)(v2, v2);
  float4 d = (float4)(s, v2, s);
  float4 e = (float4)(v2, s, 1);
  float4 f = (float4)((float2)(1.0f, 2.0f), (float2)(3.0f));
  float4 g = (float4)((float2)(s, (float)1), (float)2, 3.0);
  float4 h = (float4)(0);
  float4 i = (float4)(a);
  float4 j = (float4)((a));
  float4 k = (float4)1.0f;
  float4 l = (float4)(a.xy, b.zw);
  float4 m = (float4)(a.xyz, 1.0f);
  int8 n = (int8)(i4, i4);
  int8 o = (int8)(1, 2, i4, (int2)(7, 8));
  int8 p = (int8)((int4)(1, 2, (int2)(3)), i4);
  int8 q = (int8)(i4.lo, i4.hi, i4.even, i4.odd);
  out[0] = a + b + c + d + e + f + g + h + i + j + k + l + m;
  iout[0] = n + o + p + q;
}

constant float4 cg = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant int4 ci = (int4)(1, (int2)(2, 3), 4);
constant uchar16 cu = (uchar16)(1);
constant short3 cs = (short3)(1, 2, 3);

void bad(float s, float2 v2, float4 v4, int2 i2) {
  float4 a = (float4)(1.0f, 2.0f, 3.0f);
  float4 b = (float4)(1.0f, 2.0f, 3.0f, 4.0f, 5.0f);
  float4 c = (float4)(v2);
  float4 d = (float4)(v2, s);
  float4 e = (float4)(v4, s);
  float4 f = (float4)(v2, v2, v2);
  float4 g = (float4)(v2, i2);
  float4 h = (float4)();
  float2 i = (float2)(v4);
  float4 j = (float4)(v2, undeclared);
  float4 k = (float4)(i2, 1.0f, 2.0f);
  int2 l = (int2)(&s, 1);
  int4 m = (int4)(v4);
  float3 n = (float3)(v2, v2);
}
