// std: 1.2 2.0 3.0
// Format checks of printf, vector forms included.

constant char fmt[] = "%d\n";
typedef __attribute__((ext_vector_type(4))) float f4;

kernel void k(float4 f, int4 i, uchar16 c, short3 s, long2 l, constant char *str, global char *gs, int n) {
  printf("%v4hlf\n", f);
  printf("%v4f\n", f);
  printf("%v2hlf\n", f);
  printf("%v4hld\n", i);
  printf("%v4ld\n", i);
  printf("%v4hlf\n", i);
  printf("%v16hhu\n", c);
  printf("%v16hu\n", c);
  printf("%v3hd\n", s);
  printf("%v2ld\n", l);
  printf("%v5hld\n", i);
  printf("%vhld\n", i);
  printf("%v4hld\n", n);
  printf("%d\n", f);
  printf("%hlf\n", 1.0f);
  printf("%hld\n", n);
  printf("%s %p\n", str, str);
  printf("%s\n", gs);
  printf("%s\n", n);
  printf("%lld\n", 1L);
  printf("%ld\n", n);
  printf("%n\n", &n);
  printf("%d %d\n", n);
  printf("%d\n", n, n);
  printf("%*d\n", n, n);
  printf(fmt, n);
  printf(str, n);
  printf(str);
  printf(gs);
  printf();
  printf("");
  printf("%f\n", (f4)(1.0f).x);
  printf("%5.2f%%\n", f.x);
  printf("%k\n", n);
}
