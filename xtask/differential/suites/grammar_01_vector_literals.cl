// std: 1.2 2.0 3.0
typedef int int4v __attribute__((ext_vector_type(4)));
typedef float float3v __attribute__((ext_vector_type(3)));
struct S { int a; };

__constant int4 c0 = (int4)(1, 2, 3, 4);
__constant int4 c1 = (int4)(1, 2, ((int2)(3)));
__constant float4 c2 = (float4)(1.0f);
__constant int4v c3 = (int4v)(1, 2, 3, 4);

void literals(int i, float f, int2 i2, int3 i3, struct S s, __global int *p) {
  int4 a = (int4)(1, 2, 3, 4);
  int4 b = (int4)(i2, i2);
  int4 c = (int4)(i, i3);
  int4 d = (int4)(i);
  int4 e = (int4)(i2, 1);
  int4 g = (int4)(1, 2, 3);
  int4 h = (int4)(1, 2, 3, 4, 5);
  int4 j = (int4)(i3, i2);
  int4 k = (int4)(f);
  int4 l = (int4)(1.5f, f, 2.0f, i);
  int4 m = (int4)();
  int4 n = (int4)(s);
  int4 o = (int4)(p);
  int4 q = (int4)(p, p, p, p);
  int4 r = {1, 2, 3, 4};
  int4 t = {1, 2};
  int4 u = {1, 2, 3, 4, 5};
  int4 v = {i2, i2};
  int4 w = {i3, i2};
  float4 x = (float4)((float2)(1.0f), i2);
  float4 y = (float4)((float2)(1.0f, 2.0f), (float2)(3.0f, 4.0f));
  float3v z = (float3v)(1.0f, 2.0f, 3.0f);
  int4 aa = (int4){1, 2, 3, 4};
  int4 bb = (int4)((1, 2, 3, 4));
  uchar16 cc = (uchar16)((uchar8)(1), (uchar4)(2), (uchar2)(3), 4, 5);
  uchar2 dd = (uchar2)(256, -1);
}

void vla_literal(int n) {
  int a[(int)((int2)(1, 2).x)];
  int b[2] = {(int2)(1, 2).x, (int2)(1, 2).y};
  (int4)(1, 2, 3, 4) = (int4)(0);
  (int4)(1, 2, 3, 4).x = 1;
}
