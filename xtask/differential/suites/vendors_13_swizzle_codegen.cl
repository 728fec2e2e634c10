// std: 1.2 2.0 3.0
// Loads and stores through ext_vector components.

float4 rev(float4 v) { return v.wzyx; }
float2 evens(float4 v) { return v.even; }
float2 odds(float4 v) { return v.odd; }
float8 grow(float4 v) { return v.xyzwwzyx; }
float3 hi3(float3 v) { return (float3)(v.hi, v.x); }

// CHECK: insertelement <4 x float>
void store_one(float4 *v, float f) { v->y = f; }
void store_two(global float4 *v, float2 f) { v->wx = f; }
void store_hi(local float8 *v, float4 f) { v->hi = f; v->lo.xy = f.zw; }
void s_digits(float16 *v, float a) {
  v->s0 = a;
  v->sA = a;
  v->sf = a;
  v->s01ef = (float4)(a);
  v->SaBc = (float3)(a, 1, 2);
}

int4 compound(int4 v) {
  v.x += 3;
  v.zw <<= (int2)(1, 2);
  v.yx = v.xy;
  ++v.w;
  v.z--;
  return v;
}

float index(float4 v, int i) {
  v[i] = 1.0f;
  return v[2] + v.xyz[1];
}

float4 rgba(float4 c) { return c.bgra; }

kernel void err(global float4 *o, float4 v, float2 w) {
  v.xx = w;
  *o = w.zz;
  o->xy = v;
  *o = v.xg;
  float *p = &v.x;
  w.s3 = 1;
}
