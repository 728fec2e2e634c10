// std: 1.2 2.0 3.0

void vector_literals_valid(void) {
  int4 a_1_1_1_1 = (int4)(1, 2, 3, 4);
  int4 a_2_1_1 = (int4)((int2)(1, 2), 3, 4);
  int4 a_1_2_1 = (int4)(1, (int2)(2, 3), 4);
  int4 a_1_1_2 = (int4)(1, 2, (int2)(3, 4));
  int4 a_2_2 = (int4)((int2)(1, 2), (int2)(3, 4));
  int4 a_3_1 = (int4)((int3)(1, 2, 3), 4);
  int4 a_1_3 = (int4)(1, (int3)(2, 3, 4));
  int4 a_4a = (int4)((int4)(1, 2, 3, 4));
  int4 a_4b = (int4)(1);
  int8 a_8 = (int8)(a_2_2, a_4b.xyzw);
  float4 b = (float4)(1, 2.0f, 3, (char)4);
  uchar16 c = (uchar16)((uchar8)(1), (uchar4)(2), (uchar4)(3, 4, 5, 6));
  const constant float4 *lit = 0;
}

constant int2 glob = (int2)(1, 2);
constant int4 glob_arr[] = {(int4)(0, 1, 2, 3), (int4)(9), {1, 2, 3, 4}};
constant float2 init_braces = {1.0f, 2.0f};

float4 ret(float x) {
  return (float4)(x, (float2)(x * 2), 1.0f);
}
