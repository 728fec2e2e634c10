// std: 2.0 3.0
void shuffles(int4 a, int4 b, uint4 m, float4 f, int3 i3) {
  a = shuffle(a, m);
  a = shuffle2(a, b, m);
  a = __builtin_shufflevector(a, b, 0, 1, 4, 5);
  a = __builtin_shufflevector(a, b, 0, 1, 4, 9);
  int2 c = __builtin_shufflevector(a, a, 0, -1);
  f = __builtin_convertvector(a, float4);
  f = __builtin_convertvector(i3, float4);
  f = __builtin_convertvector(1, float4);
}
void maths(int i, float f, float4 f4, int4 i4, double d) {
  f = clamp(f, 0.0f, 1.0f);
  f4 = clamp(f4, 0.0f, 1.0f);
  f4 = clamp(f4, 0.0f, f4);
  i = max(i, 3u);
  f4 = mix(f4, f4, f);
  f = select(f, f, i);
  f = select(f, f, f);
  f4 = select(f4, f4, i4);
  f = dot(f4, f4);
  f4 = cross(f4, f4);
  f = fract(f, &f);
  f = sincos(f, &d);
  i = any(i4) + all(i);
  i = isnan(f4);
  i = popcount(f);
  vstore4(f4, 0, &f);
  vload3(0, &i);
  vload5(0, &i);
}
