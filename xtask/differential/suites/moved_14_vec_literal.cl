// std: 1.2 2.0
// Vector literals and conversions of vectors.
typedef __attribute__((ext_vector_type(2))) char char2_;
typedef __attribute__((ext_vector_type(3))) float float3_;
typedef __attribute__((ext_vector_type(5))) float float5_;

void vector_literals_valid(void) {
  int4 a_1_1_1_1 = (int4)(1, 2, 3, 4);
  int4 a_2_1_1 = (int4)((int2)(1, 2), 3, 4);
  int4 a_1_2_1 = (int4)(1, (int2)(2, 3), 4);
  int4 a_2_2 = (int4)((int2)(1), (int2)(3));
  int4 a_3_1 = (int4)((int3)(1, 2, 3), 4);
  int4 a_4 = (int4)(a_2_2);
  int4 splat = (int4)1;
  int4 cast = (int4)a_4;
  float4 init = {1.f, 2.f, 3.f, 4.f};
  float4 nested = (float4)((float2)(1.f), 2.f, 3.f);
  uchar16 u = (uchar16)((uchar8)(1), (uchar4)(2), (uchar2)(3), 4, 5);
}

void vector_literals_invalid(void) {
  int4 a = (int4)(1, 2, 3);
  int4 b = (int4)(1, 2, 3, 4, 5);
  int4 c = (int4)((int2)(1), 2);
  int4 d = (int4)((float2)(1.f), 2, 3);
  int4 e = (int4)((float4)(1.f));
  float4 f = (float4)(int4)(1);
  int2 g = a;
  int4 h = (uint4)(1);
  float4 i = a;
  char4 j = {1, 2, 3, 4, 5};
  int4 k = (int4)();
  long4 l = (long4)a;
  int4 m = 1.5f;
  char4 n = 300;
}
