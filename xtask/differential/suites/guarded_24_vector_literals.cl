// std: 1.2 2.0 3.0
typedef int int2_t __attribute__((ext_vector_type(2)));

void lits(int i, float f, float2 f2, float3 f3, int2 i2) {
  float4 a = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
  float4 b = (float4)(1.0f);
  float4 c = (float4)(f2, f2);
  float4 d = (float4)(f2, f, f);
  float4 e = (float4)(f3, f);
  float4 g = (float4)(f3, f2);
  float4 h = (float4)(f2);
  float4 j = (float4)(f, f);
  float4 k = (float4)(f, f, f, f, f);
  float4 l = (float4)(i2, f2);
  int4 m = (int4)(i, i2, i);
  int4 n = (int4)(1, 2, 3);
  float4 o = {1, 2, 3, 4};
  float4 p = {1, 2, 3, 4, 5};
  float4 q = (float4){f2, f2};
  int2_t r = (int2_t)(1, 2);
  int2 s = (int2)(1.5f, 2.5f);
  float4 t = (float4)();
  int8 u = (int8)((int4)(1, 2, 3, 4), i2, i, i);
  char4 v = (char4)('a', 'b', 'c');
  float4 w = ((float4)(1.0f, 2.0f, 3.0f, 4.0f)).wzyx;
}

constant float4 g4 = (float4)(1, 2, 3, 4);
constant int4 gi = (int4)((int3)(1, 2, 3), 4);
constant int4 gv = (int4)(get_global_id(0));
