// std: 1.2 2.0 3.0

void f(int2 a, int3 b, int4 c, int8 d, int16 e, constant float4 *k, const int4 ro) {
  int i;
  i = a.x;
  i = b.z;
  i = b.s3;
  i = c.r;
  float2 fg = k->xy;
  c.xyxy;
  c.xy = c.zw;
  c.xy = c.xyz;
  c.lo = c.hi;
  b.lo = a;
  d.even = c;
  d.odd.hi = a;
  e.sFEDC = c;
  e.s0123456789abcdef = e;
  d.x = 1;
  d.xy = a;
  e.w = 3;
  c.s0y = a;
  c.rgba.bg = a;
  k->x = 1.0f;
  int *p = &c.x;
  int2 *q = &c.xy;
  c.hi.lo = 3;
}
