// std: 1.2 2.0
typedef __attribute__((ext_vector_type(4))) char my_char4;
int printf(__constant const char *st, ...);
constant char *fmt_ptr = "%d\n";

kernel void print(float4 f4, float2 f2, int4 i4, char4 c4, short2 s2, long2 l2, uchar4 u4, global char *s, global int *p) {
  printf("%d %f %s\n", 1, 1.0f, "text");
  printf("%v4hlf\n", f4);
  printf("%v4hld\n", i4);
  printf("%v4hhd\n", c4);
  printf("%v4hhu\n", u4);
  printf("%v2hd\n", s2);
  printf("%v2ld\n", l2);
  printf("%v4f\n", f4); // expected-warning
  printf("%v4d\n", i4); // expected-warning
  printf("%v4lf\n", f4); // expected-warning
  printf("%v4hld\n", f4); // expected-warning
  printf("%v2hlf\n", f4); // expected-warning
  printf("%v5hld\n", i4);
  printf("%vd\n", i4); // expected-warning
  printf("%v4n\n", p); // expected-warning
  printf("%f\n", f2); // expected-warning
  printf("%d\n", 1.0f); // expected-warning
  printf("%d %d\n", 1); // expected-warning
  printf("%d\n", 1, 2); // expected-warning
  printf("%s\n", s); // expected-error?
  printf("%p\n", p);
  printf("%n\n", 1); // expected-warning
  printf("%lld\n", 1L); // expected-warning
  printf("%hs\n", "a"); // expected-warning
  printf(s); // expected-error
  printf(fmt_ptr, 1);
  printf(); // expected-error
}
