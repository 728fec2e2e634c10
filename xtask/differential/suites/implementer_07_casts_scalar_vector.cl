// std: 1.2 3.0
void casts(int i, float f, float4 f4, int4 i4, global float *gp) {
  f4 = (float4)i;
  i4 = (int4)f;
  i4 = (int4)(i);
  i4 = (int4)f4;
  f4 = (float4)(i4);
  f = (float)f4;
  i = (int)gp;
  f = (float)gp;
  gp = (global float *)i;
  gp = (global float *)f;
  i4 = (uint4)i4;
  f4 = (float4)gp;
  (void)f4;
  (bool)f4;
  i4 = (int4)(bool)i;
  float2 f2 = (float2)f4;
  f4 = (float4)true;
}
