// std: 1.2 3.0
// Implicit and explicit conversions between vectors and scalars.
kernel void vc(global float4 *o, int4 i4, uint4 u4, float4 f4, float2 f2, float s) {
  float4 a = s;
  float4 b = i4;
  float4 c = (float4)i4;
  float4 d = (float4)s;
  float4 e = (float4)(f2, f2);
  float4 f = (float4)(f2, s);
  float4 g = (float4)(f2, f2, s);
  float4 h = (float4)(s, s, s, s);
  float4 i = {s, s, s, s};
  float4 j = {s, s, s, s, s};
  float4 k = convert_float4(i4);
  float4 l = as_float4(i4);
  float2 m = as_float2(i4);
  int4 n = u4;
  int4 p = i4 + u4;
  float4 q = f4 + s;
  float4 r = f4 + 1.0;
  int4 t = i4 + 1.0f;
  int4 v = i4 + 3000000000;
  float4 w = f4 + f2;
  float x = f4;
  int y = (int)f4;
  f4 += s;
  i4 += s;
  f4 = f2;
  *o = a + b;
}
