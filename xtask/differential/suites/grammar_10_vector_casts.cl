// std: 1.2 2.0 3.0
struct S { int a; };
void casts(int4 i4, uint4 u4, float4 f4, float3 f3, char4 c4, int2 i2, long2 l2, int i, float f,
           struct S s, __global float4 *gf4, __global int4 *gi4) {
  i4 = (int4)u4;
  i4 = (int4)f4;
  f4 = (float4)i4;
  f4 = (float4)f3;
  i4 = (int4)l2;
  i4 = (int4)c4;
  i4 = (int4)i;
  i4 = (int4)f;
  f4 = (float4)i;
  i = (int)i4;
  f = (float)f4;
  i4 = (int4)s;
  s = (struct S)i4;
  i4 = u4;
  u4 = i4;
  f4 = i4;
  f4 = i;
  f4 = f;
  i4 = f;
  i4 = 1.5;
  f4 = 1.5;
  i = i4;
  i4 = i2;
  i4 = as_int4(f4);
  i4 = convert_int4(f4);
  gi4 = (__global int4 *)gf4;
  gi4 = gf4;
  gf4 = (__global float4 *)i;
  i4 = (int4)gf4;
  i = (int)gf4;
  (void)i4;
  bool b = i4;
  b = (bool)i4;
  b = (bool)i4.x;
  i4 = (int4)b;
  i4 = b;
  f4 = (float4)true;
}
