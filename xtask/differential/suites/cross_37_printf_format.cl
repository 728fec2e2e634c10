// std: 1.2 2.0 3.0

constant char fmt[] = "%d\n";

kernel void p(int i, long l, float f, double d, float4 f4, int2 i2, char4 c4, long2 l2, half4 h4,
              constant char *cs, global char *gs, size_t s) {
  printf("plain\n");
  printf("%d %u %x %c\n", i, i, i, i);
  printf("%d\n", l);
  printf("%ld\n", l);
  printf("%f %e %g %a\n", f, d, f, d);
  printf("%d\n", f);
  printf("%f\n", i);
  printf("%v4f\n", f4);
  printf("%v4hlf\n", f4);
  printf("%v2hld\n", i2);
  printf("%v2d\n", i2);
  printf("%v4hhd\n", c4);
  printf("%v2ld\n", l2);
  printf("%v4hf\n", h4);
  printf("%v2f\n", f4);
  printf("%v4hld\n", f4);
  printf("%v5d\n", i2);
  printf("%hlf\n", f);
  printf("%lld\n", l);
  printf("%s\n", "literal");
  printf("%s\n", cs);
  printf("%s\n", gs);
  printf("%n\n", &i);
  printf("%zu\n", s);
  printf("%p\n", gs);
  printf("%d %d\n", i);
  printf("%d\n", i, i);
  printf("%*d %-5.3f %%\n", i, i, f);
  printf("%y\n", i);
  printf(fmt, i);
  printf(cs);
  printf(gs);
  printf();
}
