// std: 1.0 1.2 2.0 3.0

typedef __attribute__((ext_vector_type(2))) float float2_own;
typedef __attribute__((ext_vector_type(4))) int int4_own;

#if __OPENCL_C_VERSION__ < 120
int printf(__constant const char *st, ...) __attribute__((format(printf, 1, 2)));
#endif

__constant char fmt[] = "%d\n";

kernel void test_printf_float2(float2_own arg) {
  printf("%v2hlf", arg);
  printf("%v2f", arg);
  printf("%v4f", arg);
  printf("%f", arg);
}

kernel void test_printf_scalars(int i, long l, float f, char c, size_t s, global int *p) {
  printf("%d %ld %f %c", i, l, f, c);
  printf("%zu", s);
  printf("%p", p);
  printf("%d", l);
  printf("%s", "literal");
  printf("%s", i);
  printf("%n", &i);
  printf("%d");
  printf("%d", i, i);
  printf(fmt, i);
  printf("%lld", l);
}
