// std: 1.2 2.0 3.0
struct S { int x; };
float __attribute__((overloadable)) mine(float x);
int __attribute__((overloadable)) mine(int x);
float mine(float2 x);
float cos(float x);
int get_global_id(int x) { return x; }
void t(int i, uint u, float f, float4 f4, int4 i4, uint4 u4, double d, struct S s, global float *g, local float *l, constant float *c) {
  f = sin(f);
  f = sin(i);
  f4 = sin(f4);
  f4 = sin(i4);
  f = sin();
  f = sin(f, f);
  f = sin(s);
  i = max(i, i);
  i = max(i, u);
  i = max(i, f);
  f4 = max(f4, f);
  f4 = max(f, f4);
  i4 = clamp(i4, 0, 1);
  i4 = clamp(i4, 0.0f, 1.0f);
  f4 = select(f4, f4, i4);
  f4 = select(f4, f4, f4);
  f4 = select(f4, f4, u4);
  f = fract(f, g);
  f = fract(f, l);
  f = fract(f, c);
  f = fract(f, &f);
  f = fract(f, &i);
  f = dot(f4, f4);
  f = dot(f4, i4);
  f4 = vload4(0, g);
  f4 = vload4(0, c);
  vstore4(f4, 0, c);
  vstore4(f4, 0, l);
  f = mine(f);
  f = mine(d);
  f = mine('c');
  f = native_sin(d);
  i = popcount(f);
  i = mad24(i, i, u);
  f4 = shuffle(f4, u4);
  f4 = shuffle(f4, i4);
  i = isnan(f4);
  size_t z = get_global_id(0);
}
