// std: 1.2 2.0
float4 get(void);
__constant float4 cst = (float4)(0.0f);

void assign(float4 v, const float4 cv, __global float4 *g, __global const float4 *cg, float2 w) {
  v.xy = w;
  v.xx = w;
  v.xyx = v.xyz;
  v.xy = v.xyz;
  v.xyz = v.xy;
  v.xy = 1.0f;
  v.x = w;
  v.xy.x = 1.0f;
  v.xx.x = 1.0f;
  v.lo = v.hi;
  v.lo.lo = 2.0f;
  cv.x = 1.0f;
  cv.xy = w;
  g->x = 1.0f;
  g->xy = w;
  (*g).lo = w;
  g[1].s01 = w;
  cg->x = 1.0f;
  cg[0].xy = w;
  cst.x = 1.0f;
  get().x = 1.0f;
  get().xy = w;
  v.xy += w;
  v.xx += w;
  v.xy++;
  v.yy++;
  v.zw *= 2.0f;
  v.zw = -v.wz;
  float *p = &v.x;
  float2 *q = &v.xy;
  float2 *r = &v.lo;
  __private float4 *s = &v;
  __global float *t = &g->x;
  __global float *u = (__global float *)g;
  v[0] = 1.0f;
  v[4] = 1.0f;
  float *e = &v[1];
  v.xy[1] = 1.0f;
}
