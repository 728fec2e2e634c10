// std: 1.2 2.0 3.0
kernel void bits(global int *out, uint u, ulong w) {
  out[0] = __builtin_clz(u);
  out[1] = __builtin_ctz(u);
  out[2] = __builtin_popcount(u);
  out[3] = __builtin_popcountl(w);
  out[4] = __builtin_bswap32(u);
  out[5] = __builtin_expect(u > 3, 1);
  out[6] = __builtin_constant_p(4);
  out[7] = __builtin_ffs(out[6]);
}

float math(float a, float b) {
  float r = __builtin_sqrtf(a);
  r += __builtin_fabsf(b);
  r += __builtin_fmaf(a, b, r);
  r = __builtin_copysignf(r, -1.0f);
  return __builtin_inff() - __builtin_nanf("");
}

float4 elementwise(float4 a, float4 b) {
  a = __builtin_elementwise_max(a, b);
  a = __builtin_elementwise_abs(a);
  a = __builtin_elementwise_add_sat(a, b);
  return a;
}

int reduce(int4 v) {
  return __builtin_reduce_max(v) + __builtin_reduce_add(v);
}

void control(int x) {
  __builtin_assume(x > 0);
  if (x == 1)
    __builtin_unreachable();
  __builtin_trap();
  __builtin_debugtrap();
}

void memory(global int *g, local int *l) {
  int a[4];
  __builtin_memset(a, 0, sizeof(a));
  __builtin_memcpy(a, a + 2, 8);
  __builtin_memcpy(g, l, 16);
  __builtin_prefetch(a);
  void *p = __builtin_alloca(16);
  int n = __builtin_offsetof(struct { char c; int i; }, i);
}
