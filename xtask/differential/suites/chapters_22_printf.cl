// std: 1.2 2.0 3.0
typedef float float2v __attribute__((ext_vector_type(2)));
constant char *constant fmt_c = "%d\n";
constant char arr_c[] = "%s\n";


kernel void k(global int *out, float2 v2, float4 v4, int8 i8, long l, constant char *s) {
  printf("hello\n");
  printf("%d %u %x %c\n", 1, 2u, 3, 'c');
  printf("%v2hlf\n", v2);
  printf("%v4hlf %v4hlg\n", v4, v4);
  printf("%v8hld\n", i8);
  printf("%v2f\n", v2);
  printf("%v4hld\n", v4);
  printf("%v3hlf\n", v4);
  printf("%ld %lu %lx\n", l, (ulong)l, l);
  printf("%d\n", l);
  printf("%s\n", "str");
  printf("%s\n", s);
  printf("%p\n", out);
  printf("%f\n", 1.0f);
  printf("%hhd %hd\n", (char)1, (short)2);
  printf("%d\n");
  printf("%d\n", 1, 2);
  printf("%lld\n", l);
  printf("%n\n", out);
  printf(fmt_c, 3);
  printf(arr_c, "x");
  printf(0);
  int r = printf("%%");
}
