// std: 1.2+

void integer(int x, uint y, char4 c, uchar8 u, long2 l, ulong z, short3 s, int4 i4) {
  y = abs(x) + abs_diff(x, 3) + popcount(y);
  x = add_sat(x, 1) + hadd(x, 2) + rhadd(x, 3) + sub_sat(x, 4) + clz(x);
  uchar4 uc = abs(c);
  c = clamp(c, (char4)(0), (char4)(9)) + clamp(c, (char)0, (char)9) + rotate(c, c);
  l = mad_hi(l, l, l) + mad_sat(l, l, l) + mul_hi(l, l) + max(l, l) + min(l, 3L);
  x = mad24(x, 2, 3) + mul24(x, 2);
  y = mad24(y, 2u, 3u);
  ushort8 us = upsample(u, u);
  int w = upsample((short)1, (ushort)2);
  z = upsample(y, y);
  s = popcount(s) + min(s, (short)2);
  i4 = clamp(i4, 0, 5) + clz(i4) + max(i4, i4);
  i4 = mul24(i4, i4) + add_sat(i4, i4);
#if __OPENCL_C_VERSION__ >= 200
  x = ctz(x);
  i4 = ctz(i4);
#endif
  x = upsample(x, y);
  l = mul24(l, l); //~ ERROR CL0604
  c = min(c, 1);
}

void common(float f, float2 v, float4 w, int x) {
  f = clamp(f, 0.0f, 1.0f) + degrees(f) + max(f, 1.0f) + mix(f, f, 0.5f) + radians(f) + step(f, f);
  v = clamp(v, 0.0f, 1.0f) + mix(v, v, f) + step(f, v) + smoothstep(f, f, v) + smoothstep(v, v, v);
  w = sign(w) + max(w, 1.0f) + min(w, w) + mix(w, w, w);
  f = step(x, f);
}

void geom(float f, float2 v, float3 t, float4 w, float8 e) {
  t = cross(t, t) + normalize(t) + fast_normalize(t);
  w = cross(w, w);
  f = dot(f, f) + dot(v, v) + dot(t, t) + distance(w, w) + length(v) + length(f);
  f = fast_length(t) + fast_distance(v, v);
  v = cross(v, v); //~ ERROR CL0604
  f = dot(e, e); //~ ERROR CL0604
}
