// std: 1.2 3.0

void test_loads(global float4 *in, global float *out) {
  out[0] = in->x;
  out[1] = in->s3;
  out[2] = in[1].hi.lo;
  out[3] = in[1].even.x;
  out[4] = (*in).odd.y;
}

void test_stores(float4 v, global float4 *o) {
  v.xz = (float2)(1.0f, 2.0f);
  v.hi = v.lo;
  v.wzyx = v;
  o->s02 = v.s13;
  o->xy += 1.0f;
  (*o)[2] = v[0];
  o[1].w++;
}

// Colour names, an extension before OpenCL 3.0.
float rgba(float4 c) {
  return c.r + c.g + c.b + c.a;
}

float2 rgba_swizzle(float4 c) {
  c.bg = c.ra;
  return c.rgb.gr;
}

void vec3(global float3 *p, float3 v) {
  *p = v;
  p->z = v.hi.x;
}

int16 sixteen(int16 v) {
  v.sABCD = v.s0123;
  v.Sf = v.se;
  return v;
}
