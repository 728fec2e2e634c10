// std: 1.0 1.2 2.0 3.0
// Vector literals, loads, stores and swizzles.

constant float4 c0 = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant int4 c1 = (int4)(1);
constant uchar8 c2 = (uchar8)((uchar4)(1), 2, 3, (uchar2)(4, 5));

void lit(int i, float f, float2 f2, float4 f4, int4 i4) {
  float4 a = (float4)(f2, f2);
  float4 b = (float4)(f, f2, 1);
  float4 c = (float4)f;
  float4 d = ((float4)(i, f, 'c', 1.0));
  float16 e = (float16)(f4, f4, f4, f2, f2);
  float4 g = (float4)(f4);
  float4 h = (float4)(i4);
  float4 j = (float4)(f4, f);
  float4 k = (float4)(f2, f);
  float3 l = (float3)(f, f2);
  float3 m = (float3)(f4);
  int4 n = (int4)f4;
}
void swizzle(float2 f2, float3 f3, float4 f4, float16 f16, global float4 *g, constant int4 *c) {
  f2 = f4.xy;
  f4 = f4.wzyx;
  f4.xz = f2;
  f4.hi = f4.lo;
  f4.even = f4.odd;
  f3 = f4.s012;
  f16.s0F = f16.sAb;
  f16.lo.hi = f4;
  f4 = f2.xyxy;
  f4 = f3.xyzz;
  g->x = 1.0f;
  g[1].zw += f2;
  f4.xyz.y = 2.0f;
  f4.xx = f2;
  f2.z = 1;
  f3.w = 1;
  f3.hi.x = 1;
  f4.s4 = 1;
  f4.xs1 = f2;
  f4.q = 1;
  f4.xyzwx = f4;
  f4.r = f4.g;
  f4.rgba = f4.bgra;
  c->x = 1;
  (void)&f4.x;
  f4[2] = f4[0];
  f2.x.x = 1;
}
void ldst(size_t o, global float *g, local char *l, constant int *c, int *p, float3 f3, char8 c8) {
  f3 = vload3(o, g);
  vstore3(f3, 1, g);
  vstore8(c8, 0, l);
  int2 i2 = vload2(0, c);
  vstore2(i2, 0, p);
  vstore2(i2, 0, c);
  vstore4(f3, 0, g);
  i2 = vload2(0, g);
}
