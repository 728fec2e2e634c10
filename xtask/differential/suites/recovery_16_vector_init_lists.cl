// std: 1.2 2.0 3.0
constant float4 g1 = { 1, 2, 3, 4 };
constant float4 g2 = (float4)(1, 2, 3, 4);
constant float4 g3 = { (float2)(1, 2), 3, 4 };
constant int2 ga[2] = { { 1, 2 }, (int2)(3, 4) };
struct V { float4 v; int2 w[2]; };
constant struct V gv = { { 1, 2, 3, 4 }, { { 1, 2 }, { 3, 4 } } };

void f(float2 a, int2 i, float s) {
  float4 v1 = { a, a };
  float4 v2 = { a, s };
  float4 v3 = { a, a, s };
  float4 v4 = { a, i };
  float4 v5 = { [0] = 1.0f };
  float4 v6 = { .x = 1.0f };
  float4 v7 = { { 1, 2 }, { 3, 4 } };
  float4 v8 = {};
  float4 v9 = a;
  float4 v10 = s;
  float4 v11 = (float4)(s, a, s);
  float4 v12 = (float4)(a, s);
  float4 v13 = (float4)(a, a, a);
  float4 v14 = (float4)();
  float4 v15 = (float4)(s);
  float4 v16 = (float4){ s };
  float4 v17 = (float4){ a, s, s };
  float4 v18 = (float4)(i, s, s);
  float4 va[] = { a, a, { 1, 2, 3, 4 } };
  int4 v19 = { 1.5f, 2, 3, 4 };
  int4 v20 = (int4)(a, a);
  float3 v21 = (float3)(a, s), v22 = { a, s, };
  float4 v23 = (float4)((float4)(s), );
  float4 v24 = float4(1, 2, 3, 4);
}
