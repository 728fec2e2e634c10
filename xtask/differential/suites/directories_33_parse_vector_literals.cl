// std: 1.0 1.2 3.0
typedef int int2_ __attribute__((ext_vector_type(2)));
constant float4 gf = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant int2_ gi = (int2_)(1);
constant float4 gb = {1.0f, 2.0f};
void vec(void) {
  float2 a = (float2)(1.0f, 2.0f);
  float4 b = (float4)(a, a);
  float4 b2 = (float4)(a.x, a, 0);
  float4 c = (float4)((float2)(1, 2), (float2)(3, 4));
  float4 d = (float4)(1.0f, 2.0f);
  float4 e = (float4)(a, a, a);
  float4 f = (float4)(b);
  float4 g = (float4)(a);
  float4 h = (float4)((1, 2, 3, 4));
  float4 i = (float4)((1.0f), (2.0f), 3, 4,);
  float4 j = (float4)();
  float4 k = (float4){1, 2, 3, 4};
  float4 l = {a, a};
  float4 m = {1, 2, 3, 4, 5};
  float4 n = (float4)(1, 2, 3, "x");
  float4 o = (float4)(int4)(1, 2, 3, 4);
  int4 p = ((int4)(1, 2, 3, 4)).wzyx;
  int q = ((int4)(1, 2, 3, 4)).s2;
  int r = (int4)(1, 2, 3, 4).x;
  float4 s = float4(1, 2, 3, 4);
  float t = (float)(1, 2);
  float4 arr[2] = {(float4)(0), {1, 2, 3, 4}};
  float4 u = -(float4)(1, 2, 3, 4) + 1;
  sizeof(float4)(1);
}
