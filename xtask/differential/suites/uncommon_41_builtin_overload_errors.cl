// std: 1.0 1.2 2.0 3.0

// Overloads of the built-in functions against arguments that fit none, or several.

void math(float f, float2 f2, float4 f4, int i, int2 i2, double d, global float *g,
          local float2 *l, constant float *c, private int *pi) {
  f = sin(f);
  f = sin(i);
  f = sin(i2);
  f = sin(g);
  f = sin();
  f = sin(f, f);
  f = pow(f, f2);
  f = pow(f, i);
  f = pown(f, f);
  f2 = pown(f2, i2);
  f2 = fmax(f2, f);
  f2 = fmax(f, f2);
  f2 = fmin(f2, 1);
  f = fract(f, g);
  f = fract(f, pi);
  f2 = fract(f2, l);
  f = fract(f, c);
  f = modf(f, &f);
  f = frexp(f, pi);
  f = frexp(f, &f);
  f2 = ldexp(f2, i);
  f = half_sin(f);
  f = native_sin(d);
  f = native_divide(f, f2);
  f4 = mad(f4, f4, f);
}

void integer(int i, uint u, int2 i2, uint2 u2, char c, uchar4 c4, short s, float f, long l) {
  u = abs(i);
  i = abs(f);
  i = max(i, u);
  i2 = max(i2, i);
  i2 = max(i, i2);
  i = clamp(i, 0, 1u);
  i2 = clamp(i2, 0, 1);
  f = clamp(f, 0, 1);
  l = mul24(l, l);
  i = mad_hi(i, i, u);
  i = popcount(f);
  s = upsample(c, (uchar)1);
  s = upsample(c, c);
  i = clz(f);
  i = ctz(i);
  i = hadd(i, u);
}

void geometric(float f, float2 f2, float3 f3, float4 f4, float8 f8, int4 i4) {
  f = dot(f8, f8);
  f = dot(f3, f4);
  f = dot(i4, i4);
  f3 = cross(f3, f3);
  f2 = cross(f2, f2);
  f = length(f);
  f = distance(f, f2);
}

void relational(float f, float2 f2, int i, int2 i2, uint2 u2, long2 l2, char2 c2, double d) {
  i = isnan(i);
  i = isequal(f, f2);
  i = any(i2);
  i = any(f2);
  i = all(u2);
  f2 = select(f2, f2, i2);
  f2 = select(f2, f2, u2);
  f2 = select(f2, f2, l2);
  f = select(f, f, f);
  f2 = bitselect(f2, i2, f2);
  f2 = shuffle(f2, i2);
  f2 = shuffle2(f2, f2, u2);
}

void memory(global float *g, constant float *c, local int *l, float4 f4, float3 f3, int i) {
  f4 = vload4(0, g);
  f4 = vload4(g, 0);
  f4 = vload5(0, g);
  f4 = vload4(0, l);
  vstore4(f3, 0, g);
  vstore3(f3, 0, c);
  vstore4(f4, g);
  i = get_global_id();
  i = get_global_id(0, 1);
  i = get_global_id(f4);
  i = get_work_dim(0);
  mem_fence();
}
