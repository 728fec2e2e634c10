// std: 1.2 2.0 3.0
// Vector literals and initialisers of all widths.

typedef float float4v __attribute__((ext_vector_type(4)));
typedef int int5 __attribute__((ext_vector_type(5)));

constant float4 k4 = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant int2 kz = (int2)(0);
constant uchar16 k16 = (uchar16)(1);
constant short8 k8 = {1, 2, 3};
constant float4 nested = (float4)((float2)(1.0f, 2.0f), (float2)(3.0f, 4.0f));

kernel void lit(global float4 *out, int i, float x) {
  float2 a = (float2)(x, 1.0f);
  float3 b = (float3)(a, 2.0f);
  float4 c = (float4)(a, a);
  float4 d = (float4)(x, a, 1);
  float4 e = (float4)(b, x);
  float8 f = (float8)(c, d);
  float16 g = (float16)(f, c, a, x, i);
  float16 h = (float16)(x);
  char3 j = (char3)(1, 2, 3);
  ulong2 m = (ulong2)(i, 1UL);
  int4 n = {1, 2, 3, 4};
  int4 o = {1};
  int4 p[2] = {{1, 2, 3, 4}, (int4)(5)};
  int4 q[2] = {1, 2, 3, 4, 5, 6, 7, 8};
  int5 r = {1, 2, 3, 4, 5};
  float4v s = c;
  out[0] = ((float4)(1.0f, 2.0f, 3.0f, 4.0f)).wzyx;
  out[1] = (float4)x;
  out[2] = (float4)1.0;
  out[3] = x;

  float4 e1 = (float4)(1.0f, 2.0f);
  float4 e2 = (float4)(1.0f, 2.0f, 3.0f, 4.0f, 5.0f);
  float4 e3 = (float4)(c, 1.0f);
  float4 e4 = (float4)(a);
  float4 e5 = (float4)n;
  float4 e6 = (float4){1.0f, 2.0f, 3.0f, 4.0f};
  float2 e7 = {1.0f, 2.0f, 3.0f};
  float4 e8 = (float4)();
  int4 e9 = (int4)(c);
}
