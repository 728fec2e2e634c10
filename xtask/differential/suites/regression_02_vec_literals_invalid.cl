// std: 1.0 1.2 2.0
typedef struct { int x; } S;

void f(int i, float f, int2 i2, int3 i3, float2 f2, S s) {
  int4 a = (int4)(i, i, i, i);
  int4 b = (int4)(i);
  int4 c = (int4)(i, i);
  int4 d = (int4)(i, i, i, i, i);
  int4 e = (int4)(i2, i2);
  int4 g = (int4)(i2, i);
  int4 h = (int4)(i3, i2);
  int4 j = (int4)(f, f, f, f);
  int4 k = (int4)(f2, f2);
  int4 l = (int4)(s, s, s, s);
  int4 m = (int4)(i2);
  int4 n = ((int4)(1, 2, 3));
  float4 o = (float4)(1, 2, 3, 4);
  float4 p = (int4)(1, 2, 3, 4);
}
