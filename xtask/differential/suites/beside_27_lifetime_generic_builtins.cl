// std: 1.2 3.0
void use(char *a);
void use_arr(int *p, int n);

__attribute__((always_inline)) void helper_no_markers(void) {
  char a;
  use(&a);
}

void lifetime_test(void) {
  helper_no_markers();
  {
    int buf[16];
    use_arr(buf, 16);
  }
  for (int i = 0; i < 2; i++) {
    int4 v = (int4)(i);
    use_arr((int *)&v, 4);
  }
}

int generic_builtins(int x, uint u, float f) {
  if (__builtin_expect(x == 0, 0))
    return __builtin_popcount(u);
  __builtin_assume(x > 0);
  x += __builtin_clz(u) + __builtin_ctz(u);
  f = __builtin_fabsf(f);
  x += __builtin_bitreverse32(u);
  x = __builtin_elementwise_max(x, 3);
  if (__builtin_isnan(f))
    __builtin_trap();
  __builtin_memset(&x, 0, sizeof(x));
  int *heap = __builtin_alloca(8);
  __builtin_unreachable();
}

int reduce(int4 v) { return __builtin_reduce_add(v); }
float4 absv(float4 v) { return __builtin_elementwise_abs(v); }
int4 conv(float4 v) { return __builtin_convertvector(v, int4); }
long conv2(float4 v) { return __builtin_convertvector(v, int2).x; }
