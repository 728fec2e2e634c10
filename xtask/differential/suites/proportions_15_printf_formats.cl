// std: 1.2 2.0 3.0
typedef __attribute__((ext_vector_type(2))) float my_f2;
kernel void format_v4f32(float4 arg) {
  printf("%v4hlf\n", arg);
  printf("%v4f\n", arg);
  printf("%v4lf\n", arg);
  printf("%v4hld\n", arg);
  printf("%v2hlf\n", arg);
  printf("%v4hlf\n", arg.x);
}
kernel void format_v8i(int8 i, char8 c, short8 s, long8 l, uint8 u) {
  printf("%v8hld\n", i);
  printf("%v8hhd\n", c);
  printf("%v8hd\n", s);
  printf("%v8ld\n", l);
  printf("%v8hlu\n", u);
  printf("%v8d\n", i);
  printf("%v8hhd\n", i);
  printf("%v5hld\n", i);
  printf("%v\n", i);
  printf("%vd\n", i);
}
kernel void scalars(int i, float f, long l, global char *g, constant char *c, size_t z) {
  printf("%d %f %ld\n", i, f, l);
  printf("%s\n", "literal");
  printf("%s\n", g);
  printf("%s\n", c);
  printf("%d\n", f);
  printf("%d\n", l);
  printf("%lld\n", l);
  printf("%zu\n", z);
  printf("%n\n", &i);
  printf("%hld\n", i);
  printf("%d %d\n", i);
  printf("%d\n", i, i);
  printf("%p\n", g);
  printf(c);
  printf(g);
}
