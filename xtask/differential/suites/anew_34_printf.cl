// std: 1.1 1.2 2.0 3.0

constant char fmt[] = "%d\n";
constant char *constant pfmt = "%d";

kernel void k(global char *gs, constant char *cs, local char *ls, float2 v2, float4 v4, int4 i4, char4 c4,
              long l, uint u, global int *p, long2 l2) {
  char ps[4] = "%d";
  printf("%d\n", 1);
  printf("%d\n", 1.0f);
  printf("%f\n", 1.0f);
  printf("%f\n", 1);
  printf("%d %d\n", 1);
  printf("%d\n", 1, 2);
  printf("%ld\n", l);
  printf("%d\n", l);
  printf("%u %x %o\n", u, u, u);
  printf("%c\n", 'a');
  printf("%p\n", p);
  printf("%p\n", u);
  printf("%s\n", "abc");
  printf("%s\n", cs);
  printf("%s\n", gs);
  printf("%s\n", ls);
  printf("%v4hlf\n", v4);
  printf("%v4f\n", v4);
  printf("%v2hlf\n", v2);
  printf("%v2hlf\n", v4);
  printf("%v4hlf\n", i4);
  printf("%v4hld\n", i4);
  printf("%v4hhd\n", c4);
  printf("%v4hd\n", c4);
  printf("%v4d\n", i4);
  printf("%v2ld\n", l2);
  printf("%v5d\n", i4);
  printf("%vd\n", i4);
  printf("%hld\n", 1);
  printf("%f\n", v4);
  printf("%.2f %5d %-5d %#x\n", 1.0f, 1, 2, u);
  printf("%lld\n", l);
  printf("%n\n", &u);
  printf("%%\n");
  printf("%y\n", 1);
  printf(fmt, 1);
  printf(pfmt, 1);
  printf(cs, 1);
  printf(gs, 1);
  printf(ps, 1);
  printf();
  int r = printf("x");
}
