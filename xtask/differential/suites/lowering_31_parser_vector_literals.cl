// std: 1.0 1.2 3.0
typedef float myfloat4 __attribute__((ext_vector_type(4)));

constant float4 gv = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant int4 gi = (int4)(1, 2, ((int2)(3, 4)));
constant float2 arr[] = {(float2)(1.0f), (float2)(2.0f, 3.0f), {4.0f, 5.0f}};

void literals(float2 a, float b, int n, float4 full) {
  float4 v = (float4)(a, b, b);
  v = (float4)(a, a);
  v = (float4)(b);
  v = (float4)b;
  v = (float4)((float2)(1, 2), 3, 4);
  v = ((float4)(1, 2, 3, 4)) * 2;
  v = (myfloat4)(1, 2, 3, 4);
  v = (float4)(1, 2, 3, 4).wzyx;
  v = (float4)(n, n, n, n);
  v = (float4)(full);
  float s = ((float4)(1, 2, 3, 4)).x;
  float4 w = {1, 2, 3, 4};
  float4 x = {a, a};
  float4 y = {1, 2};
  uchar4 c = (uchar4)(255, 256, -1, 'a');
  float3 t = (float3)(a, b);
}

void bad(float2 a, float4 full, global float *p) {
  float4 v = (float4)(1, 2);
  v = (float4)(1, 2, 3, 4, 5);
  v = (float4)(a, a, a);
  v = (float4)();
  v = (float4)(a);
  v = (float4)(p, p, p, p);
  v = float4(1, 2, 3, 4);
  v = (float4)(1, 2, (int2)(3, 4));
  float x = (float)(1, 2);
  float4 y = {1, 2, 3, 4, 5};
  v = (float4){1, 2, 3, 4};
  int i = (int2)(1, 2);
}
