// std: 1.0 1.2 2.0
// Vector literals and vector conversions by cast.

constant int4 ci = (int4)(1, 2, 3, 4);
constant int4 cs = (int4)(5);
constant float4 cf = {1.0f, 2.0f, 3.0f, 4.0f};

void lits(int a, float b, int2 i2, int3 i3, int4 i4, float4 f4) {
  int4 v = (int4)(a, a, a, a);
  v = (int4)(a);
  v = (int4)a;
  v = (int4)(i2, i2);
  v = (int4)(i2, a, a);
  v = (int4)(i3, a);
  v = (int4)(a, i3);
  v = (int4)(a, a);
  v = (int4)(a, a, a);
  v = (int4)(i3, i2);
  v = (int4)(a, a, a, a, a);
  v = (int4)(b, b, b, b);
  v = (int4)();
  v = (int4)(i4);
  v = (int4)(f4);
  v = (int4)f4;
  v = (int4){1, 2, 3, 4};
  v = (int4){1, 2};
  v = {1, 2, 3, 4};
  int4 w = {1, 2, 3, 4};
  int4 x = {1, 2, 3, 4, 5};
  int4 y = {i2, i2};
  int4 z = 7;
  int3 i = (int3)(1, 2, 3);
  float4 f = (float4)(i4);
  a = (int)i4;
  a = (int)(1, 2);
  int4 arr[2] = {(int4)(1), (int4)(1, 2, 3, 4)};
  bool2 b2;
  half2 *h2;
}
