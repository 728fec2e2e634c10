// std: 1.0 1.1 1.2 2.0 3.0
// Casts and implicit conversions between vectors and scalars; initialisers.

typedef float vec4 __attribute__((ext_vector_type(4)));
typedef int ivec3 __attribute__((ext_vector_type(3)));
typedef bool bvec2 __attribute__((ext_vector_type(2)));
typedef float bad0 __attribute__((ext_vector_type(0)));
typedef float bad5 __attribute__((ext_vector_type(-1)));
typedef float *badp __attribute__((ext_vector_type(4)));
struct S { int a; };
typedef struct S bads __attribute__((ext_vector_type(2)));
typedef int bada __attribute__((ext_vector_type));
int notatypedef __attribute__((ext_vector_type(2)));

void casts(float4 f, int4 i, uint4 u, float2 h, int k, float s, char16 c, struct S st, global int *p) {
  f = (float4)k;
  f = (float4)s;
  f = (float4)1.0;
  i = (int4)f;
  i = (int4)u;
  i = (int4)c;
  f = (float4)h;
  f = (float4)f;
  k = (int)i;
  s = (float)f;
  k = (int)f.x;
  i = (int4)st;
  i = (int4)p;
  p = (global int *)i;
  f = (vec4)f;
  (void)f;
  i = as_int4(f);
  i = convert_int4(f);
  f = convert_float4_rte(i);
  i = convert_int4_sat(f);
  i = as_int4(c);
  i = as_int4(h);
  i = convert_int4(h);
  c = convert_char16_foo(c);
}

void inits(float s, int k, float4 f) {
  float4 a = {1.0f, 2.0f, 3.0f, 4.0f};
  float4 b = {1.0f, 2.0f};
  float4 c = {1.0f, 2.0f, 3.0f, 4.0f, 5.0f};
  float4 d = 1.0f;
  float4 e = k;
  float4 g = f;
  float4 h[2] = {(float4)(1.0f), (float4)(2.0f)};
  float4 l[2] = {1, 2, 3, 4, 5, 6, 7, 8};
  float4 m = {f.xy, f.zw};
  float4 n = {f};
  int4 o = f;
  int4 q = {f};
  uint4 r = (int4)(1);
  float2 t = f;
  float u = f;
  vec4 v = f;
  ivec3 w = (int3)(1, 2, 3);
  float4 x = {};
  float4 y = 1, 2, 3, 4;
}
