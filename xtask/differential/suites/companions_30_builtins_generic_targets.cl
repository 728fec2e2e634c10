// std: 1.2 2.0 3.0

void test_common(global int *out, int a, float f) {
  out[0] = __builtin_popcount(a);
  out[1] = __builtin_clz(a);
  out[2] = __builtin_ctz(a);
  out[3] = __builtin_expect(a, 1);
  out[4] = __builtin_bswap32(a);
  out[5] = __builtin_isnan(f);
  out[6] = __builtin_isfpclass(f, 0x204);
  out[7] = __builtin_constant_p(a);
  f = __builtin_fmaf(f, f, f);
  f = __builtin_huge_valf();
  f = __builtin_nanf("");
  if (__builtin_add_overflow(a, 1, out))
    __builtin_trap();
  __builtin_unreachable();
}

void test_clc(float a, global float *out) {
  out[0] = __clc_fabs(a);
  out[1] = __builtin_canonicalizef(a);
  out[2] = __builtin_readcyclecounter();
}

void test_elementwise(float4 v, int4 i, global float4 *out) {
  *out = __builtin_elementwise_abs(v);
  *out = __builtin_elementwise_max(v, v);
  *out = __builtin_elementwise_min(v, i);
  int s = __builtin_reduce_add(i);
  *out = __builtin_convertvector(i, float4);
}

void test_x86(int a) {
  __builtin_ia32_pause();
  __builtin_arm_dmb(15);
  a = __builtin_ppc_get_timebase();
}

void test_alloca(uint n) {
  private int *p = __builtin_alloca(n);
  __builtin_memcpy(p, &n, 4);
}

int test_asm(int x) {
  asm("nop");
  asm volatile("" ::: "memory");
  return x;
}
