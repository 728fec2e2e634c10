// std: 1.2 2.0 3.0
// __builtin_* functions as code generation tests use them.

typedef float v4f __attribute__((ext_vector_type(4)));
typedef int v4i __attribute__((ext_vector_type(4)));

kernel void valid(global float4 *out, global int4 *iout, float4 f, int4 i, float s, uint u, ulong ul, short8 s8, global int *p) {
  iout[0] = __builtin_astype(f, int4);
  out[0] = __builtin_astype(i, float4);
  u = __builtin_astype(s, uint);
  iout[1] = __builtin_convertvector(f, int4);
  out[1] = __builtin_convertvector(i, v4f);
  out[2] = __builtin_shufflevector(f, f, 0, 1, 4, 5);
  out[3].xy = __builtin_shufflevector(f, f, 7, 0);
  out[4].xyz = __builtin_shufflevector(f, f, 0, 1, -1);
  iout[2] = __builtin_shufflevector(i, i, 3, 2, 1, 0);
  if (__builtin_expect(u == 1, 0))
    p[0] = 1;
  p[1] = __builtin_popcount(u);
  p[2] = __builtin_popcountl(ul);
  p[3] = __builtin_clz(u) + __builtin_ctz(u);
  __builtin_nontemporal_store(1, p);
  p[4] = __builtin_nontemporal_load(p + 1);
  __builtin_nontemporal_store(f, out + 5);
  out[6].x = __builtin_fabsf(s) + __builtin_sqrtf(s) + __builtin_inff();
  p[5] = __builtin_constant_p(3) + __builtin_types_compatible_p(int, v4i);
  p[6] = __builtin_choose_expr(1, 2, 3.0f);
  p[7] = __builtin_offsetof(struct { int a; float4 b; }, b);
  __builtin_assume(u > 0);
  float3 f3 = __builtin_astype(f, float3);
  out[7] = __builtin_astype(f3, float4);
  if (u > 100) __builtin_trap();
  if (u > 200) __builtin_unreachable();
}

void bad(float4 f, int4 i, float2 h, float s, int k, global int *p, double4 d, char c, short8 s8) {
  i = __builtin_astype(h, int4);
  k = __builtin_astype(f, int);
  k = __builtin_astype(c, int);
  i = __builtin_astype(f);
  i = __builtin_astype(f, 4);
  i = __builtin_astype(s8, int4);
  i = __builtin_convertvector(h, int4);
  k = __builtin_convertvector(s, int);
  i = __builtin_convertvector(f, int);
  h = __builtin_shufflevector(f, f, 0, 8);
  h = __builtin_shufflevector(f, f, 0, k);
  h = __builtin_shufflevector(f, h, 0, 1);
  h = __builtin_shufflevector(f, i, 0, 1);
  h = __builtin_shufflevector(f);
  h = __builtin_shufflevector(s, s, 0, 1);
  k = __builtin_expect(k);
  k = __builtin_popcount(f);
  k = __builtin_popcount();
  __builtin_nontemporal_store(1, k);
  k = __builtin_nontemporal_load(k);
  __builtin_nontemporal_store(p);
  k = __builtin_not_a_builtin(k);
  k = __builtin_offsetof(int, x);
  k = __builtin_choose_expr(k, 1, 2);
  i = as_int4(f);
  i = as_int3(f);
  i.xyz = as_int3(f);
}
