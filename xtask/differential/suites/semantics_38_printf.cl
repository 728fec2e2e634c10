// std: 1.1 1.2 2.0 3.0
// opts:
// Formats of printf.

constant char fmt_c[] = "%d\n";

kernel void f(global char *gs, constant char *cs, local char *ls, global int *g) {
  float f = 1.0f;
  int i = 1;
  long l = 2;
  char c = 'a';
  short s = 3;
  float4 f4 = (float4)(1.0f);
  int2 i2 = (int2)(1);
  char4 c4 = (char4)(1);
  short8 s8 = (short8)(1);
  uint3 u3 = (uint3)(1);
  printf("hello\n");
  printf("%d %u %x\n", i, i, i);
  printf("%f\n", f);
  printf("%f\n", i);
  printf("%d\n", f);
  printf("%d\n", l);
  printf("%ld\n", l);
  printf("%lld\n", l);
  printf("%hhd %hd\n", c, s);
  printf("%v4hlf\n", f4);
  printf("%v4f\n", f4);
  printf("%v2hlf\n", f4);
  printf("%v4hld\n", f4);
  printf("%v2hld\n", i2);
  printf("%v2d\n", i2);
  printf("%v4hhd\n", c4);
  printf("%v8hd\n", s8);
  printf("%v3hlu\n", u3);
  printf("%v5hld\n", i2);
  printf("%vd\n", i);
  printf("%v4s\n", f4);
  printf("%s\n", "str");
  printf("%s\n", cs);
  printf("%s\n", gs);
  printf("%p %p\n", g, ls);
  printf("%c%%\n", c);
  printf("%n\n", g);
  printf("%d\n");
  printf("%d\n", 1, 2);
  printf("%y\n", 1);
  printf("%*d %-5.2f\n", 3, i, f);
  printf(fmt_c, 1);
  printf(cs);
  printf(gs);
  printf();
  printf(i);
  printf("%z\n", sizeof(int));
  printf("%zu\n", sizeof(int));
  printf("%f\n", 1.0);
  printf("%hlf\n", f);
}
