// std: 1.0 1.2 3.0

typedef int int2v __attribute__((ext_vector_type(2)));
typedef int int4v __attribute__((ext_vector_type(4)));
typedef float bad0 __attribute__((ext_vector_type(0)));
typedef float odd5 __attribute__((ext_vector_type(5)));
typedef int *badp __attribute__((ext_vector_type(2)));
typedef int gccv __attribute__((vector_size(16)));

constant float4 c1 = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant float4 c2 = (float4)((float2)(1, 2), (float2)(3, 4));

void vector_literals_valid(void) {
  int4v a_1_1_1_1 = (int4v)(1, 2, 3, 4);
  int4v a_2_1_1 = (int4v)((int2v)(1, 2), 3, 4);
  int4v a_1_2_1 = (int4v)(1, (int2v)(2, 3), 4);
  int4v a_3_1 = (int4v)((int3)(1, 2, 3), 4);
  int4v a_4 = (int4v)(1);
  int4v nested = (int4v)((int4v)(1));
  int4v comma = (int4v)((1, 2));
  int8 rv = {(int4)(1), (int2)(2), 3, 4};
  float4 mixed = (float4)(1, 2.0f, 'c', 3u);
  int4v neg = -(int4v)(1, 2, 3, 4);
  int first = ((int4v)(5, 6, 7, 8)).x;
  int sum = (int)(3) + (int2v)(3, 4).y;
}

void vector_literals_invalid(void) {
  int4v a = (int4v)(1, 2, 3);
  int4v b = (int4v)(1, 2, 3, 4, 5);
  int4v c = (int4v)((float4)(1));
  int4v d = (int4v)();
  int4v e = (int4v){1, 2, 3, 4, 5};
  int2v f = (int2v)((int4v)(1));
  float4 g = (float4)((float2)(1), (int2)(2));
  int4v h = (int4v)(1, 2, 3, 4;
}
