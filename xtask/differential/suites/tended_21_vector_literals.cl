// std: 1.2 2.0

constant int4 gv = (int4)(1, 2, 3, 4);
constant int4 gv_short = (int4)(1, 2, 3);
constant float2 gv_brace = {1.0f, 2.0f};

void f(int i, int2 i2, int3 i3, float2 f2, float4 f4) {
  int4 a = (int4)(i);
  int4 b = (int4)(i2, i2);
  int4 c = (int4)(i, i3);
  int4 d = (int4)(i2, i);
  int4 e = (int4)(i2, i3);
  int4 g = (int4)(f2, i2);
  int4 h = (int4)(i2, 1.5f, i);
  int4 j = (int4)();
  int4 k = (int4){i2, i2};
  int4 l = {i2, i2};
  int4 m = {1, 2, 3, 4, 5};
  float4 n = (float4)(1);
  float4 o = (float4)(f4);
  float4 p = (float4)(i2, f2);
  float4 q = (float4)f2;
  float4 r = (float4)1.0f;
  int8 s = (int8)(a, b);
  int8 t = (int8)(a, b, c);
  int3 u = (int3)(1, i2);
  uchar4 v = (uchar4)('a', 'b', 300, -1);
  int4 x = (i, i, i, i);
  bool4 y;
  float4 z = (float4)("a");
}
