// std: 1.2 2.0 3.0

kernel void fmt(float4 f4, int4 i4, int i, float f, long l, global char *gs, constant char *cs, char2 c2, uint16 u16, float2 f2, short8 s8) {
  printf("%v4hlf", f4);
  printf("%v4f", f4);
  printf("%v4hld", i4);
  printf("%v4d", i4);
  printf("%v4ld", i4);
  printf("%v4hf", f4);
  printf("%v4d", f4);
  printf("%v2hlf", f4);
  printf("%v2hhd", c2);
  printf("%v2d", c2);
  printf("%v16hlx", u16);
  printf("%v5d", i4);
  printf("%v8hd", s8);
  printf("%v2hlf", f2);
  printf("%hlf", f);
  printf("%hld", i);
  printf("%d", i4);
  printf("%d", f);
  printf("%f", i);
  printf("%ld", l);
  printf("%d", l);
  printf("%lld", l);
  printf("%s", "abc");
  printf("%s", gs);
  printf("%s", cs);
  printf("%p", gs);
  printf("%n", &i);
  printf("%v4s", "x");
  printf("%v4c", i4);
  printf("%d %d", i);
  printf("%d", i, i);
  printf("%", i);
  printf("%%");
  printf(gs);
  printf(cs);
  printf("%Lf", f);
  printf("%*d", i, i);
  printf("%-8.3v4hlf", f4);
  printf("%#v4hlx", i4);
}
