// std: 1.2 2.0 3.0

// Components of vectors: names, repetition, writes, addresses.

constant float4 cv = (float4)(1.0f);

void names(float2 v2, float3 v3, float4 v4, float8 v8, float16 v16, float s) {
  s = v2.x;
  s = v2.z;
  s = v3.w;
  s = v4.w;
  s = v8.x;
  s = v8.s8;
  s = v8.S3;
  s = v16.sF;
  s = v16.SA;
  s = v16.sg;
  s = v4.r;
  s = v4.a;
  v2 = v4.rg;
  v2 = v4.xr;
  v2 = v4.xs;
  v2 = v4.x0;
  s = v4.s;
  s = v4.0;
  s = v4.q;
  s = v4.length;
  s = v4.s0x;
  v2 = v4.s01;
  v4 = v16.sfedc;
  v4 = v4.xxxx;
  v8 = v4.xyzwxyzw;
  v3 = v4.xyz;
  v4 = v4.xyzwx;
  s = s.x;
  v2 = s.xx;
  s = v4->x;
}

void halves(float2 v2, float3 v3, float4 v4, float8 v8, float s, int i) {
  s = v2.lo;
  s = v2.hi;
  v2 = v3.lo;
  v2 = v3.hi;
  v4 = v8.even;
  v2 = v8.lo.hi;
  s = v8.lo.hi.x;
  v2 = v4.xyzw.lo;
  s = s.lo;
  v2 = v4.lo.lo;
  s = v4.lox;
  s = v4[0];
  s = v4[4];
  s = v4[-1];
  s = v4.xy[1];
  s = i[v4];
  s = v4[v2];
  s = v4[1.0f];
}

void writes(float4 v, float2 w, const float4 c, float s, global float4 *g) {
  v.x = s;
  v.xy = w;
  v.xx = w;
  v.xy.x = s;
  v.lo = w;
  v.lo.y = s;
  v.xy += w;
  v.xyx += (float3)(1);
  v.xy++;
  v.xx++;
  v.xyz = w;
  v.xy = 1;
  c.x = s;
  cv.x = s;
  g[0].hi = w;
  g->xy.y = 2;
  v[1] = s;
  ((float4)(1)).x = s;
  (v + v).x = s;
  (w.x ? v : v).x = s;
}

void addresses(float4 v, global float4 *g) {
  float *a = &v.x;
  float *b = &v[0];
  float2 *c = &v.xy;
  global float *d = &g->x;
  global float2 *e = &g->lo;
  float *f = (float *)&v;
  sizeof(v.xy);
  sizeof(v.x);
}
