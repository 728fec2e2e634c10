// std: 1.2 2.0
kernel void fmt(int i, long l, float f, double d, float4 f4, int4 i4, char4 c4, global int *p, uint u, short2 s2, half4 h4) {
  printf("%d\n", i);
  printf("%d %d\n", i);
  printf("%d\n", i, i);
  printf("%s\n", "lit");
  printf("%s\n", i);
  printf("%f\n", f);
  printf("%f\n", i);
  printf("%d\n", f);
  printf("%ld %lu\n", l, (ulong)l);
  printf("%d\n", l);
  printf("%p\n", p);
  printf("%v4hlf\n", f4);
  printf("%v4f\n", f4);
  printf("%v4hld\n", i4);
  printf("%v4d\n", i4);
  printf("%v4hhd\n", c4);
  printf("%v2hd\n", s2);
  printf("%v2hld\n", i4);
  printf("%v4hld\n", f4);
  printf("%v5hld\n", i4);
  printf("%hlf\n", f4);
  printf("%v4hf\n", h4);
  printf("%n", p);
  printf("%lld", l);
  printf("%", i);
  printf("%z", i);
  printf();
  printf("no args");
  printf("%*d", i, i);
}

void nonlit(constant char *s, const char *g) {
  printf(s);
  printf(g);
}
constant char fmt_arr[] = "%d %f\n";
kernel void arrfmt(void) { printf(fmt_arr, 1, 2.0f); printf(fmt_arr, 1); }
