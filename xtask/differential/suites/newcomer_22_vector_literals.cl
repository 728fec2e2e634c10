// std: 1.0 1.2 2.0
void f(float x, float2 v2, float3 v3, int2 i2) {
  float4 a = (float4)(1.0f);
  float4 b = (float4)(1, 2, 3, 4);
  float4 c = (float4)(v2, v2);
  float4 d = (float4)(v3, x);
  float4 e = (float4)(x, v2, x);
  float4 g = (float4)(1, 2, 3);
  float4 h = (float4)(1, 2, 3, 4, 5);
  float4 i = (float4)(v2);
  float4 j = (float4)(v3, v2);
  float4 k = (float4)(i2, v2);
  float4 l = {1, 2, 3, 4};
  float4 m = {v2, v2};
  float4 n = {1, 2, 3, 4, 5};
  float4 o = (float4){1, 2, 3, 4};
  float4 p = ((float4)(1, 2, 3, 4)).xyzw;
  int4 q = (int4)(1.5f, 2.5f, 3, 4);
  float2 r = (float2)((float2)(1, 2));
  float4 s = (1, 2, 3, 4);
  float4 t = (float4)();
}
