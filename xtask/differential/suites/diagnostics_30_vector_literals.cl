// std: 1.2 2.0
typedef float vec4 __attribute__((ext_vector_type(4)));
typedef int v5 __attribute__((ext_vector_type(5)));
struct S { int x; };
constant int4 c0 = (int4)(1, 2, 3, 4);
constant int4 c1 = {1, 2, 3, 4};
constant float8 c2 = (float8)((float4)(1.0f), (float4)(2.0f));
void t(int n, float f, int2 i2, float2 f2, struct S s) {
  int4 a = (int4)(n);
  a = (int4)n;
  a = (int4)(1, 2, 3, 4);
  a = (int4)(1, 2);
  a = (int4)(1, 2, 3, 4, 5);
  a = (int4)(i2, i2);
  a = (int4)(i2, i2, 1);
  a = (int4)(i2, 1);
  a = (int4)(i2);
  a = (int4)(f2, i2);
  a = (int4)((int3)(1), 2);
  a = (int4)(f, 1.5f, 'c', 2L);
  a = (int4)();
  a = (int4)(s, s, s, s);
  a = (int4){1, 2, 3, 4};
  a = (int4){1, 2};
  a = (int4){1, 2, 3, 4, 5};
  int4 b = {i2, i2};
  int4 d = {i2, 1};
  int4 e = {f2, i2};
  int4 z = 0;
  int4 y = 1.5f;
  int4 arr[2] = {(int4)(1), {1, 2, 3, 4}};
  int4 flat[2] = {1, 2, 3, 4, 5, 6, 7, 8};
  vec4 v = (vec4)(1.0f, 2.0f, 3.0f, 4.0f);
  float4 w = v;
  v5 five = (v5)(1, 2, 3, 4, 5);
  bool4 bb;
}
