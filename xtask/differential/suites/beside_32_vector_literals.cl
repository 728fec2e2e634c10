// std: 1.0 1.2 2.0
typedef __attribute__((ext_vector_type(4))) float vf4;
typedef float plain_f;

constant float4 glob = (float4)(1, 2, 3, 4);
constant float4 braces = {1.0f, 2.0f, 3.0f, 4.0f};
constant float4 compound = (float4){1.0f, 2.0f, 3.0f, 4.0f};

void lits(float2 a, float3 b, int2 i) {
  float4 v = (float4)(a, a);
  v = (float4)(a, 1.0f, 2);
  v = (vf4)(1.0f);
  v = (float4)(1.0f, (float2)(2.0f, 3.0f), 4.0f);
  v = (float4)((float4)(0.0f));
  v = ((float4)(1, 2, 3, 4)).wzyx;
  v = (float4)(a, 1.0f);
  v = (float4)(b, a);
  v = (float4)(i, i);
  v = (float4)();
  v = (float4)i;
  v = (float4)1;
  v = (float4)(1.0f, 2.0f);
  v = (float4){a, a};
  v = (float4){1.0f};
  int8 w = (int8)(1, 2, 3, 4, 5, 6, 7, 8, 9);
  float f = (float)(1.0f, 2.0f);
  int s = sizeof((uchar16)(0));
  plain_f g = (plain_f)(2);
}
