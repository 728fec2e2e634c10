// std: 1.1 1.2 2.0 3.0
constant char fmt_c[] = "%d\n";

kernel void k(global int *g, constant char *fmt, int4 i4, float4 f4, uchar16 u16, char2 c2, long l, float f) {
  char local_fmt[] = "%d";
  printf("plain\n");
  printf("%d\n", g[0]);
  printf("%d\n", l);
  printf("%ld\n", l);
  printf("%s\n", "str");
  printf("%s\n", g);
  printf("%d %d\n", 1);
  printf("%d\n", 1, 2);
  printf("%v4d\n", i4);
  printf("%v4hld\n", i4);
  printf("%v4f\n", f4);
  printf("%v4hlf\n", f4);
  printf("%v2hhd\n", c2);
  printf("%v2hlf\n", f4);
  printf("%v16hhx\n", u16);
  printf("%v5d\n", i4);
  printf("%v4d\n", 1);
  printf("%d\n", i4);
  printf("%n\n", g);
  printf("%y\n", 1);
  printf("%p\n", g);
  printf("%p\n", f);
  printf(fmt_c, 1);
  printf(fmt, 1);
  printf(local_fmt, 1);
  printf();
  printf("%");
}
