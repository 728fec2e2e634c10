// std: 1.2 3.0
kernel void vectors(float4 f4, float3 f3, float2 f2, int2 i2, uint4 u4, char16 c16, long2 l2, short4 s4) {
  printf("%v4hlf", f4);
  printf("%v3hlf", f3);
  printf("%v2hlf", f2);
  printf("%v4f", f4);
  printf("%v2hlf", f4);
  printf("%v4hlf", i2);
  printf("%v2hld", i2);
  printf("%v4hlu", u4);
  printf("%v4hld", u4);
  printf("%v16hhd", c16);
  printf("%v16hld", c16);
  printf("%v2ld", l2);
  printf("%v4hd", s4);
  printf("%v4d", s4);
  printf("%f", f4);
  printf("%v4s", f4);
  printf("%v5hlf", f4);
}

kernel void scalars(global int *p, int i, float f, constant char *s) {
  printf("%d\n", i);
  printf("%d\n", f);
  printf("%f\n", i);
  printf("%s\n", "literal");
  printf("%s\n", i);
  printf("%p\n", p);
  printf("%n\n", p);
  printf("%d %d\n", i);
  printf("%d\n", i, i);
  printf(s);
  printf("%hld\n", i);
  printf("%v4hld\n", i);
}
