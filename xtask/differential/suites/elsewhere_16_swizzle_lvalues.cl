// std: 1.0 1.2 2.0 3.0
// Swizzled components as lvalues and rvalues.

typedef float4 quad;
struct body { float4 pos; uint2 id; };

void assign(quad v, global quad *g, local float16 *l) {
  v.x = 1.0f;
  v.xy = v.yx;
  v.wzyx = v;
  v.s0123 = v.S3210;
  v.lo.hi = 2.0f;
  v.hi.lo = v.lo.lo;
  v.even = v.odd;
  v.odd.x++;
  v.xyz.xy = (float2)(1.0f);
  v.xyzw.zw.y -= 2;
  g->xw = v.yz;
  g[2].zw += 1.0f;
  g[0].s3 *= v.sA;
  l->sabcdef.s01 = v.lo;
  l->s0f = l->sF0;
  l->hi.odd.lo = v.lo;
  (*l).S0A.y = v.x;
  v.xx = v.lo;
  v.xyx = v.xyz;
  v.lo.xx.x = 1.0f;
  v.r = v.g + v.b;
  v.rgba = v.abgr;
  v.xg = v.lo;
  v.x0 = v.lo;
  v.s01z = v.xyz;
  v.s = 1.0f;
  v.s4 = 1.0f;
  v.q = 0;
  v.xyzwx = v;
  v.lohi = v.lo;
}

void addresses(quad v, global quad *g) {
  float *p = &v.x;
  global float *q = &g->x;
  float2 *r = &v.lo;
  float *e = (float *)&v;
  global float *f = (global float *)g + 2;
  v[0] = 1.0f;
  v[3] = g[0][1];
  int i = 2;
  v[i] = v[i + 1];
  v[7] = 0;
}

float rvalues(quad v, struct body b, int s) {
  float a = (v + v).x + (v * 2.0f).lo.y;
  a += ((float2)(1.0f, 2.0f)).y;
  a += b.pos.w + (float)b.id.s1;
  b.pos.xyz = b.pos.zyx;
  b.id.yx = b.id;
  (v + v).x = 1.0f;
  s.x = 1;
  a.x = 1.0f;
  a.xx;
  return v.xxxx.y + fabs(v).z + v->x;
}

float2 make(void) { return (float2)(1.0f, 2.0f); }
constant float4 kv = (float4)(1, 2, 3, 4);
const float2 kx = kv.xy;
kernel void consts(global float *o, const quad c) {
  *o = make().y + kv.w;
  kv.x = 1;
  c.x = 1;
  c.lo = make();
  make().x = 3;
}
