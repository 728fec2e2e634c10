// std: 1.2 2.0
// Checking of printf format strings.

constant char fmt[] = "%d\n";

kernel void k(global char *g, int4 i4, float4 f4, double d, float f, long l,
              uchar2 c2, short8 s8, local char *str, constant char *cstr,
              int i) {
  printf("%d\n", i);
  printf("%d\n", l);
  printf("%ld\n", l);
  printf("%f\n", f);
  printf("%f\n", d);
  printf("%f\n", i);
  printf("%v4d\n", i4);
  printf("%v4hld\n", i4);
  printf("%v4f\n", f4);
  printf("%v4hlf\n", f4);
  printf("%v2hhu\n", c2);
  printf("%v8hd\n", s8);
  printf("%v2hld\n", i4);
  printf("%v4hlf\n", i4);
  printf("%v5d\n", i4);
  printf("%v4s\n", i4);
  printf("%s\n", "text");
  printf("%s\n", cstr);
  printf("%s\n", str);
  printf("%p\n", g);
  printf("%c\n", i);
  printf("%d %d\n", i);
  printf("%d\n", i, i);
  printf("%y\n", i);
  printf("%n\n", &i);
  printf("%lld\n", l);
  printf(fmt, i);
  printf(cstr, i);
  printf(g, i);
  printf(i);
  printf();
  int r = printf("no args");
  printf("100%");
}
