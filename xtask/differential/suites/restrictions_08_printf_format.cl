// std: 1.2 2.0 3.0
typedef __attribute__((ext_vector_type(2))) float float2_t;

kernel void k(float4 f4, int4 i4, uchar16 uc16, short8 s8, long2 l2, global char *gs) {
  printf("%v4f\n", f4);
  printf("%v4hlf\n", f4);
  printf("%v4d\n", i4);
  printf("%v4hld\n", i4);
  printf("%v16hhu\n", uc16);
  printf("%v8hd\n", s8);
  printf("%v2ld\n", l2);
  printf("%v4ld\n", l2);
  printf("%v4hlf\n", i4);
  printf("%v4d\n", s8);
  printf("%hld\n", 1);
  printf("%v4s\n", i4);
  printf("%d\n", i4);
  printf("%v4hld\n", i4.x);
  printf("%lld\n", 1L);
  printf("%s\n", "literal");
  printf("%s\n", gs);
  printf("%n\n", 1);
  printf("%f %d\n", f4.x);
  printf("%d\n", 1, 2);
  printf("plain\n");
  printf(gs);
  printf();
  int r = printf("%p %%\n", (void *)gs);
}
