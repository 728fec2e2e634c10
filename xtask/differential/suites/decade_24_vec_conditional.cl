// std: 1.2 3.0

// Selection per component.
float4 relu(float4 v) { return v > 0.0f ? v : 0.0f; }
float4 relu_vec(float4 v) { return v > (float4)(0.0f) ? v : (float4)(0.0f); }
float2 relu_wrong(float4 v) { return v > 0.0f ? v.lo : v.hi; }
int4 by_scalar(int c, int4 a, int4 b) { return c ? a : b; }
int4 by_float(float4 c, int4 a, int4 b) { return c ? a : b; }
short4 by_wide(int4 c, short4 a, short4 b) { return c ? a : b; }
short4 by_unsigned(ushort4 c, short4 a, short4 b) { return c ? a : b; }
short4 wider_arm(short4 c, short4 a, int b) { return c ? a : b; }
short4 literal_arm(short4 c, short4 a) { return c ? a : 1; }
float4 scalar_arms(int4 c, float a, float b) { return c ? a : b; }
int4 two_kinds(int4 c, int4 a, float4 b) { return c ? a : b; }
int4 signs(int4 c, int4 a, uint4 b) { return c ? a : b; }

kernel void masks(global float4 *v, int4 m, int3 m3) {
  v[0] = m ? v[1] : v[2];
  v[0] = m3 ? v[1] : v[2];
  v[0] = m ? v : v + 1;
  v[0] = select(v[1], v[2], m);
  v[0] = select(v[1], v[2], m3);
  v[0] = m ?: v[1];
  m = any(m) ? m : -m;
  if (m)
    v[0] = v[1];
  if (all(m))
    v[0] = v[1];
  for (; m < 4;)
    ++m;
}
