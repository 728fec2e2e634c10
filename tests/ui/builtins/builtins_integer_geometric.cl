// std: 1.2+

// Integer, relational and geometric built-in functions.

void integers(int i, uint u, long l, ulong ul, char c, uchar uc, short s, ushort us, int4 i4, uint4 u4, float f, int2 i2) {
  u = abs(i);
  u4 = abs(i4);
  i4 = abs(i4); //~ ERROR CL0506
  u = abs(f); //~ ERROR CL0605
  u = abs_diff(i, 3);
  u = abs_diff(i, u); //~ ERROR CL0605
  i = add_sat(i, i);
  c = add_sat(c, (char)1);
  c = add_sat(c, 1); //~ ERROR CL0605
  i4 = add_sat(i4, i4);
  i4 = add_sat(i4, u4); //~ ERROR CL0604
  i = clz(i);
  c = clz(c);
  i4 = clz(i4);
  i = popcount(u);
  u4 = popcount(u4);
  i = popcount(f); //~ ERROR CL0605
  i = mad24(i, i, i);
  l = mad24(l, l, l); //~ ERROR CL0605
  i = mul24(i, 3);
  i = mul_hi(i, i);
  i4 = mul_hi(i4, i4);
  i = rotate(i, 3);
  i4 = rotate(i4, i4);
  i4 = rotate(i4, 2);
  s = upsample(c, uc);
  us = upsample(uc, uc);
  i = upsample(s, us);
  l = upsample(i, u);
  l = upsample(u, i);
  l = upsample(l, ul); //~ ERROR CL0605
  i = min(i, 3);
  i4 = min(i4, 3);
  i4 = max(i4, i);
  i4 = max(i, i4);
  i = min(i, u); //~ ERROR CL0605
  i = min(i); //~ ERROR CL0604
  i = clamp(i, 0, 10);
  i4 = clamp(i4, 0, 10);
  i = hadd(i, i) + rhadd(i, i) + sub_sat(i, i) + mad_hi(i, i, i) + mad_sat(i, i, i);
#if __OPENCL_C_VERSION__ >= 200
  i = ctz(i);
#else
  i = ctz(u); //~ ERROR[1.2] CL0602
#endif
}

void relations(int i, int4 i4, long4 l4, uint4 u4, float f, float4 f4, float4 g4, char4 c4) {
  i = isequal(f, 1.0f);
  i4 = isequal(f4, g4);
  i = isequal(f4, g4); //~ ERROR CL0506
  f4 = isless(f4, g4); //~ ERROR CL0506
  i4 = isless(f4, f);
  i = isnan(f) + isinf(f) + isfinite(f) + isnormal(f) + signbit(f);
  i4 = isnan(f4);
  i = any(i4) + all(i4);
  i = any(u4); //~ ERROR CL0604
  i = any(f4); //~ ERROR CL0604
  i = all(c4);
  f4 = select(f4, g4, i4);
  f4 = select(f4, g4, u4);
  f4 = select(f4, g4, l4); //~ ERROR CL0604
  f4 = select(f4, g4, i); //~ ERROR CL0604
  f = select(f, 1.0f, i);
  i4 = select(i4, i4, f4); //~ ERROR CL0604
  f4 = bitselect(f4, g4, g4);
  f4 = bitselect(f4, g4, i4); //~ ERROR CL0604
}

void geometry(float s, float2 v2, float3 v3, float4 v4, float8 v8, int4 i4) {
  s = dot(v2, v2) + dot(v3, v3) + dot(v4, v4) + dot(s, s);
  s = dot(v8, v8); //~ ERROR CL0604
  s = dot(v2, v3); //~ ERROR CL0604
  v4 = dot(v4, v4);
  v3 = cross(v3, v3);
  v4 = cross(v4, v4);
  v2 = cross(v2, v2); //~ ERROR CL0604
  s = length(v3) + distance(v2, v2) + fast_length(v4);
  v3 = normalize(v3) + fast_normalize(v3);
  s = length(i4); //~ ERROR CL0604
  s = dot(i4, i4); //~ ERROR CL0604
  v3 = normalize(v4); //~ ERROR CL0506
}
