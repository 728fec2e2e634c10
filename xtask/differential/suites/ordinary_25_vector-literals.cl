// std: 1.0 1.2 2.0

typedef __attribute__((ext_vector_type(2))) int int2;
typedef __attribute__((ext_vector_type(3))) int int3;
typedef __attribute__((ext_vector_type(4))) int int4;
typedef __attribute__((ext_vector_type(4))) float float4;

__constant const float4 itest1 = (float4)(1, 2, ((float2)(3, 4)));

void vector_literals_valid(void) {
  //CHECK: store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr
  int4 a_1_1_1_1 = (int4)(1, 2, 3, 4);

  //CHECK: store <2 x i32> <i32 1, i32 2>, ptr
  int4 a_2_1_1 = (int4)((int2)(1, 2), 3, 4);

  int4 a_1_2_1 = (int4)(1, (int2)(2, 3), 4);
  int4 a_1_1_2 = (int4)(1, 2, (int2)(3, 4));
  int4 a_2_2 = (int4)((int2)(1, 2), (int2)(3, 4));
  int4 a_3_1 = (int4)((int3)(1, 2, 3), 4);
  int4 a_1_3 = (int4)(1, (int3)(2, 3, 4));
  int4 a = (int4)(1);
  int4 b = (int4)((int4)(1, 2, 3, 4));
  float4 V2 = (float4)(1);
}

void vector_literals_with_cast(void) {
  // CHECK-LABEL: vector_literals_with_cast
  unsigned int withCast = ((int4)((int4)(0))).x;
}
