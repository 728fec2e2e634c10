// std: 1.0 1.2 3.0

typedef float float5 __attribute__((ext_vector_type(5)));
typedef int myint4 __attribute__((ext_vector_type(4)));

constant float4 c0 = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant float4 c1 = (float4)(1.0f, (float2)(2.0f), 4.0f);
constant float4 c2 = 1.0f;
constant float4 c3 = {1.0f, 2.0f, 3.0f, 4.0f};
constant float4 c4 = (float4)(1.0f, 2.0f);
constant float4 c5 = (float4)(1.0f, 2.0f, 3.0f, 4.0f, 5.0f);
constant float4 c6 = (float4)((float2)(1.0f), (float3)(2.0f));
constant int4 c7 = ((int4)(1, 2, 3, 4)).s1230;

void f(int n, float x, float2 a, float4 b, int4 i) {
  float4 v = (float4)(a, a);
  v = (float4)(a, n, x);
  v = (float4)(x);
  v = (float4)x;
  v = (float4)(i);
  v = (float4)i;
  v = i;
  i = b;
  v = (float4)(a);
  v = (float4)(a, x);
  v = (float4)(b, x);
  v = (float4){1, 2, 3, 4};
  v = (float4){a, a};
  v = (float4)(1, 2, {3, 4});
  v = x;
  v = n;
  x = b;
  x = (float)b;
  x = (float2)(1.0f, 2.0f);
  uint4 u = (uint4)(i);
  u = i;
  myint4 m = i;
  float5 f5 = (float5)(a, a, x);
  float8 f8 = (float8)(b, b);
  float16 f16 = (float16)(f8, b, a, x, x);
  f16 = (float16)(f8, b, a, x);
  float3 f3 = (float3)(a, x);
  f3 = (float4)(0).xyz;
  f3 = b;
  bool4 bo;
  float arr[2] = (float2)(1, 2);
  float2 va[2] = {(float2)(1, 2), (float2)(3)};
  struct { float4 v; int i; } s = {(float4)(1), 2};
}
