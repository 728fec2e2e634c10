// std: 1.2 2.0

// printf: format strings and what is passed to them.

constant char fmt[] = "%d\n";
constant char *constant pfmt = "%d\n";

struct s { int a; };

kernel void formats(int i, float f, float4 f4, int2 i2, char4 c4, long2 l2,
                    ulong8 u8, short16 s16, float3 f3, global int *p) {
  printf("plain\n");
  printf("%d %u %x\n", i, i, i);
  printf("%d\n", f);
  printf("%f\n", i);
  printf("%f\n", f);
  printf("%d\n");
  printf("%d\n", i, i);
  printf("%v4hlf\n", f4);
  printf("%v4f\n", f4);
  printf("%v2hld\n", i2);
  printf("%v2d\n", i2);
  printf("%v4hhd\n", c4);
  printf("%v4d\n", c4);
  printf("%v2ld\n", l2);
  printf("%v8lu\n", u8);
  printf("%v16hd\n", s16);
  printf("%v3hlf\n", f3);
  printf("%v3hlf\n", f4);
  printf("%v2hlf\n", f);
  printf("%v5hlf\n", f4);
  printf("%v4hld\n", f4);
  printf("%vd\n", i2);
  printf("%v2hlx %v2hlo\n", i2, i2);
  printf("%d\n", i2);
  printf("%hld\n", i);
  printf("%2v2hld\n", i2);
  printf("%#.2v4hlf\n", f4);
  printf("%lld\n", (long)1);
  printf("%ld\n", (long)1);
  printf("%hhd %hd\n", (char)1, (short)2);
  printf("%p\n", p);
  printf("%p\n", &i);
  printf("%s\n", "literal");
  printf("%s\n", p);
  printf("%s\n", pfmt);
  printf("%c\n", 'a');
  printf("%n\n", p);
  printf("%%\n");
  printf("%q\n", i);
  printf("%*d\n", i, i);
  printf("%v2s\n", i2);
  printf("%v4hlc\n", c4);
}

kernel void args(global char *g, local char *l, char *pr, constant char *c,
                 event_t e, sampler_t sm, half *h) {
  printf(fmt, 1);
  printf(pfmt, 1);
  printf(c, 1);
  printf(g, 1);
  printf(l, 1);
  printf(pr, 1);
  printf();
  printf(1);
  struct s st;
  printf("%d\n", st);
  printf("%d\n", e);
  printf("%f\n", 1.0);
  printf("%f\n", 1.0h);
  int r = printf("x");
  float q = printf("x");
  (void)printf;
  printf("a" "b%d", 1);
  printf(L"wide");
  char arr[] = "local %d";
  printf(arr, 1);
}

int printf(constant const char *st, ...);
int my_printf(constant char *st, ...) __attribute__((format(printf, 1, 2)));
