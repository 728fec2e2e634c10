// std: 1.2 2.0

// Vector literals, and initialisers of vectors.

typedef float float4_t __attribute__((ext_vector_type(4)));
typedef float gcc4 __attribute__((vector_size(16)));
typedef int ivec1 __attribute__((ext_vector_type(1)));
typedef int ivec5 __attribute__((ext_vector_type(5)));
typedef int ivec0 __attribute__((ext_vector_type(0)));
typedef bool bvec4 __attribute__((ext_vector_type(4)));
typedef int *pvec2 __attribute__((ext_vector_type(2)));

void literals(float f, float2 f2, float3 f3, float4 f4, int i, int2 i2, double d) {
  float4 a = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
  a = (float4)(f);
  a = (float4)(f2, f2);
  a = (float4)(f2, f, f);
  a = (float4)(f3, f);
  a = (float4)(f, f3);
  a = (float4)(f4);
  a = (float4)(i, i, i, i);
  a = (float4)(1, 2, 3, 4);
  a = (float4)(1, 2, 3);
  a = (float4)(1, 2, 3, 4, 5);
  a = (float4)(f3, f2);
  a = (float4)(f4, f);
  a = (float4)(i2, f2);
  a = (float4)(i2, i2);
  a = (float4)();
  a = (float4)((f, f, f), f, f, f);
  a = (float4)((1, 2, 3, 4));
  a = (float4)f;
  a = (float4)i;
  a = (float4)f4;
  a = (float4)f2;
  a = (float4)i2;
  a = (float4)(f4.xyz, f);
  a = (float4)((float2)(f), (float2)(f, f));
  a = (float4)("abcd");
  a = (float4)(&f, f, f, f);
  a = (1.0f, 2.0f, 3.0f, 4.0f);
}

void inits(float f, float2 f2) {
  float4 a = {1, 2, 3, 4};
  float4 b = {1, 2};
  float4 c = {f2, f2};
  float4 d = {f2, 1};
  float4 e = {1, 2, 3, 4, 5};
  float4 g = {{1, 2}, {3, 4}};
  float4 h = {.x = 1};
  float4 i = {[0] = 1};
  float4 j = 1;
  float4 k = {};
  float4 l[2] = {1, 2, 3, 4, 5, 6, 7, 8};
  float4 m[2] = {{1}, {2, 3}};
  float4 n[2] = {(float4)(1), (float4)(2)};
  float4 o = f2;
  float4 p = (float4){1, 2, 3, 4};
  float4 q = (float4){f2, f2};
  const float4 r;
  float3 s = (float3)(f2, f), t = {f2, f};
  char16 u = "0123456789abcdef";
}

void odd(gcc4 g, float4 f, float4_t t) {
  g = f;
  f = g;
  f = t;
  g = (gcc4)(1.0f, 2.0f, 3.0f, 4.0f);
  gcc4 h = {1, 2, 3, 4};
  f = (float4)g;
  ivec1 a = (ivec1)(1);
  ivec5 b = (ivec5)(1, 2, 3, 4, 5);
  float5 c;
  bool4 e;
}
