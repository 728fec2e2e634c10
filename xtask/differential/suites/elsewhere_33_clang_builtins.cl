// std: 1.2 2.0 3.0
// Builtin functions of clang: elementwise, reduce, bit, memory, hints.

void elementwise(float4 f, int4 i, uint4 u, float s, double d, half4 *h) {
  f = __builtin_elementwise_abs(f) + __builtin_elementwise_ceil(f);
  i = __builtin_elementwise_abs(i);
  f = __builtin_elementwise_max(f, f);
  i = __builtin_elementwise_min(i, (int4)3);
  u = __builtin_elementwise_add_sat(u, u);
  f = __builtin_elementwise_fma(f, f, f);
  s = __builtin_elementwise_sqrt(s) + __builtin_elementwise_exp2(s);
  i = __builtin_elementwise_bitreverse(i);
  f = __builtin_elementwise_copysign(f, f);
  f = __builtin_elementwise_max(f, s);
  f = __builtin_elementwise_max(f, i);
  i = __builtin_elementwise_sin(i);
  f = __builtin_elementwise_abs();
  f = __builtin_elementwise_popcount(f);
  f = __builtin_elementwise_no_such(f);
}

int reduce(int4 i, float4 f, uint16 u) {
  int r = __builtin_reduce_add(i) + __builtin_reduce_mul(i) + __builtin_reduce_max(i);
  r += __builtin_reduce_xor(u) | __builtin_reduce_and(i) | __builtin_reduce_or(i);
  float m = __builtin_reduce_max(f) + __builtin_reduce_min(f);
  m += __builtin_reduce_add(f);
  r += __builtin_reduce_add(r);
  r += __builtin_reduce_add(i, i);
  return r + m;
}

int bits(uint a, ulong b, ushort c) {
  int r = __builtin_popcount(a) + __builtin_clz(a) + __builtin_ctzll(b) + __builtin_ffs(a);
  r += __builtin_bitreverse32(a) + __builtin_bswap64(b) + __builtin_bitreverse8(1);
  r += __builtin_rotateleft32(a, 3) + __builtin_parity(a) + __builtin_bswap16(c);
  int sum;
  if (__builtin_add_overflow(r, 1, &sum)) r = sum;
  r += __builtin_popcount(1.5f, 2);
  return r;
}

void memory(global int *g, local int *l, private int *p, constant int *c, int n) {
  __builtin_nontemporal_store(1, g);
  int v = __builtin_nontemporal_load(g) + __builtin_nontemporal_load(c);
  float4 w = __builtin_nontemporal_load((global float4 *)g);
  __builtin_memcpy(p, p + 4, 16);
  __builtin_memcpy(g, p, 16);
  __builtin_memcpy_inline(p, p + 8, 8);
  __builtin_memcpy_inline(p, p + 8, n);
  __builtin_memset(p, 0, sizeof(int));
  __builtin_prefetch(p, 0, 3);
  __builtin_prefetch(p, n);
  void *q = __builtin_alloca(32);
  private void *r = __builtin_alloca(n);
  private int *s = __builtin_alloca_with_align(16, 64);
  __builtin_nontemporal_store(1, 2);
  p = __builtin_assume_aligned(p, 16);
  memcpy(p, p, 4);
}

int hints(int x, global int *g) {
  __builtin_assume(x > 0);
  __builtin_assume(g);
  if (__builtin_expect(x == 1, 0)) return 1;
  if (__builtin_expect_with_probability(x, 1, 0.9)) return 2;
  if (__builtin_unpredictable(x)) return 3;
  if (__builtin_constant_p(x)) return 4;
  _Static_assert(__builtin_constant_p(3), "constant");
  _Static_assert(__builtin_types_compatible_p(int, const int), "types");
  _Static_assert(__builtin_offsetof(struct { int a; int4 b; }, b) == 16, "offset");
  _Static_assert(sizeof(int) == 8, "this one fails");
  x = __builtin_choose_expr(1, x, (void)0) + __builtin_object_size(g, 0);
  __builtin_debugtrap();
  return __builtin_is_constant_evaluated() + _Generic(x, int: 1, float: 2, default: 3);
}
