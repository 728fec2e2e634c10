// std: 1.0 1.2 2.0

typedef __attribute__((ext_vector_type(4))) float float4_p;
typedef __attribute__((ext_vector_type(2))) int int2_p;
typedef __attribute__((vector_size(16))) int gccvec;

float4_p foo(float4_p x) {
  return (float4_p)(1.0f, x.xyz);
}

void vector_literals_valid(void) {
  int4 a_1_1_1_1 = (int4)(1, 2, 3, 4);
  int4 a_2_1_1 = (int4)((int2_p)(1, 2), 3, 4);
  int4 a_1_2_1 = (int4)(1, (int2_p)(2, 3), 4);
  int4 a_3_1 = (int4)((int3)(1), 4);
  int4 a_4 = (int4)((int4)(1, 2, 3, 4));
  int4 splat = (int4)(7);
  int4 nopar = (int4)7;
  float4 trailing = ((float4)(1.0f)).wzyx;
  int4 neg = -(int4)(1, 2, 3, 4) + (int4)(1);
  int x = ((int4)(1, 2, 3, 4)).s2;
}

void vector_literals_invalid(void) {
  int4 a = (int4)(1, 2, 3);
  int4 b = (int4)(1, 2, 3, 4, 5);
  int4 c = (int4)((float4)(1.0f));
  int4 d = (int4)(1, 2, 3, (float)4.0f);
  int4 e = (int4)();
  int4 f = (int4)(1, 2,, 3);
  int8 g = (int8)((int4)(1), (float4)(2.0f));
  int4 h = (int4)(1, 2, 3, 4;
}

void braces(void) {
  int4 i = {1, 2, 3, 4};
  int4 j = (int4){1, 2, 3, 4};
  int4 k = {1, 2};
  int4 l = {(int2)(1, 2), 3, 4};
  int4 m = {1, 2, 3, 4, 5};
  gccvec n = (gccvec)(1, 2, 3, 4);
  gccvec o = {1, 2, 3, 4};
  int5 p = (int5)(1);
}
