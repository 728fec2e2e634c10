// std: 1.2 2.0
void scalar_cond(int c, float2 f2, int2 i2, float f, char ch) {
  f2 = c ? f2 : f2;
  f2 = c ? f2 : f;
  f2 = c ? f : f;
  f2 = c ? f2 : i2;
  i2 = f ? i2 : i2;
}

void vector_cond(int2 c2, uint2 u2, float2 f2, int2 i2, char2 c8, long2 l2, float4 f4, short2 s2) {
  f2 = c2 ? f2 : f2;
  i2 = c2 ? i2 : i2;
  f2 = u2 ? f2 : f2;
  f2 = f2 ? f2 : f2;
  f2 = c2 ? f2 : 1.0f;
  i2 = c2 ? 1 : 2;
  i2 = c2 ? i2 : 3;
  f4 = c2 ? f4 : f4;
  c8 = c2 ? c8 : c8;
  l2 = c2 ? l2 : l2;
  f2 = c2 ? f2 : i2;
  s2 = s2 ? s2 : (short2)(0);
  i2 = c2 ? 'a' : 'b';
  f2 = c2 ? 2.0f : 3;
  i2 = c2 ? 1 : (global int *)0;
  i2 = c2 ? u2 : i2;
}

void ptr_cond(int2 c2, global int *p) {
  global int *q = c2 ? p : p;
  q = c2.x ? p : 0;
}
