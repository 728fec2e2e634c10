// std: 1.2 3.0

void lit(float s, float2 v2, float3 v3, int i, int4 iv, __global float *p) {
  float4 a = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
  a = (float4)(1.0f);
  a = (float4)(v2, v2);
  a = (float4)(v3, s);
  a = (float4)(s, v3);
  a = (float4)(v2, s);
  a = (float4)(v3, v3);
  a = (float4)(1, 2, 3, 4);
  a = (float4)(iv);
  a = (float4)(i);
  a = (float4){1.0f, 2.0f, 3.0f, 4.0f};
  a = (float4)(v2, iv.xy);
  a = (float4)();
  a = (float4)(1.0f, 2.0f, 3.0f, 4.0f, 5.0f);
  float4 b = {1.0f, 2.0f};
  float4 c = {v2, v2};
  float4 d = {v3, v2};
  float4 e = 1.0f;
  float4 f = iv;
  int4 g = 1.5f;
  uint4 u = iv;
  u = as_uint4(iv);
  u = convert_uint4(a);
  u = (uint4)iv;
  float8 h = (float8)(a, (float4)(v2, v2));
  float3 k = (float3)(v2, 1.0f);
  k = a;
  bool4 bb;
  half3 hh;
  float5 f5;
  int4 arr[2] = {(int4)(1), {1, 2, 3, 4}};
}
