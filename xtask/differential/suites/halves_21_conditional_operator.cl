// std: 1.2 2.0 3.0
// The ternary selection operator.

typedef unsigned char uchar2v __attribute__((ext_vector_type(2)));
struct S { int a; };

void scalar_cond(int c, float f, global int *g, local int *l, constant int *k, struct S s, struct S t) {
  int a = c ? 1 : 2;
  float b = c ? 1 : f;
  global int *p = c ? g : 0;
  p = c ? g : NULL;
  s = c ? s : t;
  c ? (void)0 : (void)1;
  float4 v = c ? (float4)(1) : (float4)(2);
  v = c ? v : 1.0f;
  v = f ? v : v;
  p = c ? g : l;
  p = c ? g : k;
  k = c ? k : (constant int *)0;
  global void *q = c ? g : (global void *)l;
  c = s ? 1 : 2;
  c = c ?: 3;
}

void vector_cond(int4 c, uint4 u, char4 cc, float4 f, float4 h, int4 i, int3 j, long4 l, double4 d, half4 hh, float x) {
  float4 a = c ? f : h;
  a = u ? f : h;
  i = c ? i : i;
  a = c ? f : 1.0f;
  a = c ? x : f;
  d = l ? d : d;
  cc = cc ? cc : (char4)(0);
  i = c ? 1 : 2;

  a = cc ? f : h;
  a = l ? f : h;
  a = j ? f : h;
  a = f ? f : h;
  a = c ? f : i;
  a = c ? i : u;
  a = c ? f : d;
  d = c ? d : d;
  a = c ? x : x;
  a = c ? f : "s";
  i = c ? i : 1.0f;
  i = c ? 1 : 2.0f;
}
