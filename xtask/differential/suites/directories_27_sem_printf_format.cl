// std: 1.2 2.0
typedef __attribute__((ext_vector_type(2))) float float2_t;
kernel void vector_fmt(float4 f, int4 i, short8 s, char16 c, long2 l, double2 d, uchar3 u) {
  printf("%v4hlf", f);
  printf("%v4f", f);
  printf("%v4d", i);
  printf("%v4hld", i);
  printf("%v8hd", s);
  printf("%v16hhd", c);
  printf("%v2ld", l);
  printf("%v2lf", d);
  printf("%v3hhx", u);
  printf("%v2f", f);
  printf("%vd", i);
  printf("%hld", 1);
  printf("%v4c", i);
  printf("%v4s", i);
}
kernel void scalar_fmt(int i, float f, long l, size_t z, global char *gs, constant char *cs, half h) {
  printf("%d %f %ld %zu\n", i, f, l, z);
  printf("%d", f);
  printf("%s", "abc");
  printf("%s", cs);
  printf("%s", gs);
  printf("%p", gs);
  printf("%n", &i);
  printf("%d");
  printf("%d", i, i);
  printf("%lld", l);
  printf("%a %e %g", f, f, f);
  printf(cs, i);
  printf();
}
