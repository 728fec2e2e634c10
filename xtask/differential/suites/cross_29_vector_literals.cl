// std: 1.2 2.0 3.0

typedef int my_int2 __attribute__((ext_vector_type(2)));

constant float4 g0 = (float4)(1, 2, 3, 4);
constant int4 g1 = (int4)(1, (int2)(2, 3), 4);
constant float4 g2 = (float4)(1.0f, 2.0f, 3.0f);

void lit(int n, float f, int2 i2, float2 f2, global int *p) {
  float4 a = (float4)(f);
  float4 b = (float4)(f, f, f, f);
  float4 c = (float4)(f2, f2);
  float4 d = (float4)(f2, f, f);
  float4 e = (float4)(f2, f);
  float4 h = (float4)(f2, f2, f);
  float4 i = (float4)(i2, f2);
  int4 j = (int4)(1, 2, 3, 4.5f);
  int4 k = (int4){1, 2, 3, 4};
  int4 l = {1, 2, 3, 4, 5};
  int4 m = {1, 2};
  int4 o = {i2, i2};
  int2 q = (int2)(p, p);
  int3 r = (int3)(1, i2);
  my_int2 s = (my_int2)(1, 2);
  s = i2;
  float4 t = (float4)();
  int4 u = (int4)i2;
  int4 v = (int4)n;
  bool2 w;
  int5 x;
  uchar16 y = (uchar16)(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  char4 z = 'a';
}
