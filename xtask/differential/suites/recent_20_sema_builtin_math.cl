// std: 1.2 2.0 3.0
// Overload resolution of builtin math and integer functions.

void math(float f, float4 f4, double d, int i, int4 i4, float2 f2, uint u) {
  f = sin(f);
  f4 = sin(f4);
  d = sin(d);
  f = sin(i);
  f = sin(i4);
  f = sin();
  f = sin(f, f);
  f = pow(f, 2.0f);
  f = pow(f, 2);
  f = pown(f, 2);
  f4 = pown(f4, i4);
  f4 = pown(f4, 2);
  f4 = fmax(f4, f);
  f4 = fmax(f, f4);
  f4 = clamp(f4, 0.0f, 1.0f);
  f4 = clamp(f4, 0, 1);
  f4 = mix(f4, f4, 0.5f);
  f = dot(f4, f4);
  f = dot(f4, f2);
  f4 = cross(f4, f4);
  f2 = cross(f2, f2);
  f = length(f4);
  f = native_sin(f);
  d = native_sin(d);
  f = half_sin(f);
  f = fract(f, &f);
  f = fract(f, f);
  f = sincos(f, &f);
  f = frexp(f, &i);
  f = frexp(f, &u);
  i = abs(i);
  u = abs(i);
  f = abs(f);
  i = mad24(i, i, i);
  i = mad24(i4, i4, i4);
  i = popcount(i);
  i = ctz(i);
  i4 = isequal(f4, f4);
  i = isequal(f, f);
  i = any(i4);
  i = any(f4);
  f4 = select(f4, f4, i4);
  f4 = select(f4, f4, i);
  i4 = shuffle(i4, (uint4)(0));
  i4 = shuffle2(i4, i4, (uint4)(1));
  f = undeclared_math(f);
  int (*fp)(int) = abs;
}
