// std: 1.2 2.0 3.0
// opts:
// opts: -DSPLAT_POINTER=1
constant float4 c0 = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant float4 c1 = {1.0f, 2.0f, 3.0f, 4.0f};
constant float4 c2 = (float4)1.0f;
constant float4 c3 = 1.0f;
constant int4 c4 = {1, 2};

void lits(int i, float f, float2 f2, float4 f4, int2 i2, int4 i4, float3 f3) {
  float4 a = (float4)(f2, f2);
  a = (float4)(f2, f, f);
  a = (float4)(f, f2, f);
  a = (float4)(f3, f);
  a = (float4)(f2, f);
  a = (float4)(f2, f2, f);
  a = (float4)(f);
  a = (float4)(i);
  a = (float4)(i2, f2);
  a = (float4)(i2, i2);
  a = (float4)(f4);
  a = (float4)(i4);
  a = (float4)f4;
  a = (float4)i4;
  a = (float4)(f4.lo, f4.hi);
  a = (float4)((f2), 1, 2);
  a = (float4)(f4, f4);
  a = (float4)();
#ifdef SPLAT_POINTER
  a = (float4)(&f);
#endif
  a = (float4){1, 2, 3, 4};
  a = (float4){f2, f2};
  a = (float4)((float4)(1), 2);
  a = (float4)(1, 2, 3, 4, 5);
  a = ((float4)(1, 2, 3, 4));
  int4 b = (int4)(1.5f, 2, 3, 4);
  uchar4 u = (uchar4)(256, 1, 2, 3);
  u = (uchar4)(-1);
  bool2 bb;
  float16 s = (float16)(f4, f4, f4, f4);
  s = (float16)(f4, f4, (float8)(f4, f4));
  float4 init = {f2, f2};
  float4 init2 = {f4};
  float4 init3 = {1, 2, 3, 4, 5};
  float2 arr[2] = {1, 2, 3, 4};
  float2 arr2[2] = {(float2)(1, 2), {3, 4}};
  float3 v3 = (float3)(f2, f2);
}
