// std: 1.0 1.2
#define N 4
typedef float float4 __attribute__((ext_vector_type(4)));
typedef int int3 __attribute__((ext_vector_type(3)));
typedef bool bool4 __attribute__((ext_vector_type(N)));
typedef struct { int x; } S;
typedef S s4 __attribute__((ext_vector_type(4)));
typedef int i5 __attribute__((ext_vector_type(5)));
typedef int i0 __attribute__((ext_vector_type(0)));
typedef int im __attribute__((ext_vector_type(-2)));

void vector_literals_valid(void) {
  int4 a_1_1_1_1 = (int4)(1, 2, 3, 4);
  int4 a_2_1_1 = (int4)((int2)(1, 2), 3, 4);
  int4 a_1_2_1 = (int4)(1, (int2)(2, 3), 4);
  int4 a_2_2 = (int4)((int2)(1, 2), (int2)(3, 4));
  int4 a_3_1 = (int4)((int3)(1, 2, 3), 4);
  int4 a_3_1b = (int4)((int3){1, 2, 3}, 4);
  int4 a_splat = (int4)(1);
  float4 f = (float4)(1, 2.0f, 'a', 4u);
  float4 g = (float4)(f.xy, f.zw);
}

void vector_literals_errors(int4 v, float2 f) {
  int4 a = (int4)(1, 2, 3, 4, 5);
  int4 b = (int4)(1, 2);
  int4 c = (int4)((int2)(1, 2));
  int4 d = (int4)(v, 1);
  int4 e = (int4)(f, f);
  int4 g = (float4)(1);
  int4 h = (int4){1, 2, 3, 4, 5};
  float2 i = (float2)v;
  int j = (int)v;
  int4 k = (int4)j;
  float4 l = (float4)(1, 2, (int2)(3, 4));
}
