// std: 1.2 2.0 3.0
constant char gs[] = "global";
constant char *gp = "pointer";
char bad[] = "x";
kernel void k(float4 f4, int4 i4, short2 s2, char4 c4, uint2 u2, double2 d2, float f, long l, constant char *s, global char *g) {
  printf("hello\n");
  printf("%d %f %s\n", 1, f, "str");
  printf("%v4f\n", f4);
  printf("%v4hlf\n", f4);
  printf("%v4hld\n", i4);
  printf("%v4d\n", i4);
  printf("%v2hd\n", s2);
  printf("%v4hhd\n", c4);
  printf("%v2hlu\n", u2);
  printf("%v2lf\n", d2);
  printf("%v2f\n", f4);
  printf("%v4d\n", f4);
  printf("%v5d\n", i4);
  printf("%d\n", i4);
  printf("%d\n", f);
  printf("%hld\n", 1);
  printf("%ld %d\n", l, l);
  printf("%d %d\n", 1);
  printf("%d\n", 1, 2);
  printf("%s\n", s);
  printf("%s\n", g);
  printf("%n\n", &f);
  printf("%p\n", g);
  printf(s);
  printf(g);
  printf(1);
  printf();
  int r = printf("%c%%\n", 'c');
  char *p = "priv";
  constant char *q = "ok";
  global char *h = "glob";
  char loc[] = "array";
  constant char ca[4] = "abcdef";
}
