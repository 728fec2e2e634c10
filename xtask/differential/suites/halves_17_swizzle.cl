// std: 1.2 2.0 3.0
// Component access.

kernel void sw(global float16 *in, global float4 *out) {
  float4 a = out[0];
  float16 b = in[0];
  float2 c;
  float3 t;
  a.x = 1.0f;
  a.xy = a.zw;
  a.lo = b.s01;
  a.hi = b.sEf;
  a.even = a.odd;
  a.s3210 = a;
  a = b.s0123;
  a = b.SCDEF;
  a = a.xxyy;
  a = b.lo.hi.wzyx;
  c = t.xy;
  c.yx = (float2)(1.0f, 2.0f);
  b.s0 += 1.0f;
  b.sabcd *= 2.0f;
  t.hi = c;
  c = a.xyzw.yx;
  out[0].w++;
  out[1].xz += c;

  a.xx = c;
  a.xyxy = a;
  c.z = 1.0f;
  c.s2 = 1.0f;
  t.w = 1.0f;
  a.s4 = 1.0f;
  b.sg = 1.0f;
  b.x = 1.0f;
  c = b.xy;
  c = a.x1;
  c = a.sx;
  c = a.foo;
  c = a.r;
  a = a.rgba;
  a.rg = c;
  c = a.ry;
  c = a.xyzwx;
  c = a.s;
  c = a.lo.lo.lo;
  a = a.xyz;
  a->x = 1.0f;
  float *p = &a.x;
  float2 *q = &a.xy;
  a.x.x = 1.0f;
  c = (float2)(1.0f, 2.0f).yx;
  a[0] = a[4];
  c = a[1];
}
