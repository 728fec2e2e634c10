// std: 1.2 2.0 3.0
// Formats of printf with vectors.
typedef __attribute__((ext_vector_type(4))) float my_float4;
kernel void fmt(global int *p, float4 f4, int4 i4, long2 l2, char4 c4, short2 s2,
                double d, half h, constant char *cs, global char *gs) {
  printf("%d %u %f\n", p[0], 1u, 1.f);
  printf("%v4f\n", f4);
  printf("%v4hlf\n", f4);
  printf("%v4d\n", f4);
  printf("%v4hld\n", i4);
  printf("%v4d\n", i4);
  printf("%v2ld\n", l2);
  printf("%v4hhd\n", c4);
  printf("%v2hd\n", s2);
  printf("%v2hld\n", i4);
  printf("%v3d\n", i4);
  printf("%v5d\n", i4);
  printf("%vd\n", i4);
  printf("%v4f\n", 1.f);
  printf("%f\n", f4);
  printf("%d\n", 1.f);
  printf("%d\n");
  printf("%d\n", 1, 2);
  printf("%s\n", "lit");
  printf("%s\n", cs);
  printf("%s\n", gs);
  printf("%n\n", p);
  printf("%lld\n", 1L);
  printf("%ld\n", 1L);
  printf("%p\n", p);
  printf("%hld\n", 1);
  printf("%c%%\n", 'c');
  printf("%*d\n", 3, 1);
  printf("%#v4x\n", i4);
  printf(cs);
  printf(gs);
  printf();
  int r = printf("%.2v4hlf", f4);
}
