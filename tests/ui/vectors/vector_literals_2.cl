// std: 1.2 2.0

constant float4 c0 = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant float4 c1 = (float4)(1.0f);
constant float4 c2 = {1.0f, 2.0f, 3.0f, 4.0f};
constant float4 c3 = (float4)(c0.xy, 1.0f, 2.0f); //~ ERROR CL0439

void lit(float2 a, float3 b, float4 c, int2 i) {
  float4 v0 = (float4)(a, a);
  float4 v1 = (float4)(1.0f, a, 2.0f);
  float4 v2 = (float4)(b, 1.0f);
  float4 v3 = (float4)(1.0f, 2.0f); //~ ERROR CL0514
  float4 v4 = (float4)(a, b); //~ ERROR CL0514
  float4 v5 = (float4)(c, 1.0f); //~ ERROR CL0514
  float4 v6 = (float4)(i, a); //~ ERROR CL0514
  float8 v7 = (float8)(c, c.hi, a);
  float4 v8 = (float4){1.0f, 2.0f, 3.0f, 4.0f};
  float4 v9 = {a, a};
  float4 v10 = {1.0f, 2.0f}; //~ ERROR CL0514
  float4 v11 = {1, 2, 3, 4, 5}; //~ ERROR CL0514
  int4 v12 = (int4)(1.5f, 2, 3, 4);
  float4 v13 = (1.0f, 2.0f, 3.0f, 4.0f);
  float4 v14 = (float4)(); //~ ERROR CL0201
  uchar4 v15 = (uchar4)(256, 0, -1, 0);
  float4 v16 = ((float4)(1.0f)).xxyy;
}
