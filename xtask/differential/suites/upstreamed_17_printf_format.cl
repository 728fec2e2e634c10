// std: 1.2 2.0
// Format checks of printf, vectors among them.

kernel void fmt(float4 f4, int4 i4, char4 c4, long2 l2, float f, int i, long l, global char *gs, constant char *cs) {
  printf("%d\n", i);
  printf("%ld %lld\n", l, l);
  printf("%v4hlf\n", f4);
  printf("%v4hld\n", i4);
  printf("%v4hhd\n", c4);
  printf("%v2ld\n", l2);
  printf("%v4d\n", i4);
  printf("%v4f\n", f4);
  printf("%v4hld\n", f4);
  printf("%v4hlf\n", i4);
  printf("%v2hlf\n", f4);
  printf("%v4hlf\n", f);
  printf("%f\n", f4);
  printf("%d\n", f);
  printf("%f\n", i);
  printf("%s\n", "abc");
  printf("%s\n", cs);
  printf("%s\n", i);
  printf("%d %d\n", i);
  printf("%d\n", i, i);
  printf("%n\n", i);
  printf("%p\n", gs);
  printf("%v5hld\n", i4);
  printf("%hld\n", i);
  printf("%c%%%x%o%u\n", i, i, i, i);
  printf(gs);
  printf(cs);
  printf();
}
