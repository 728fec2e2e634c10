// std: 1.2 2.0
// opts: -DFORMAT_STRINGS=1
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef __attribute__((ext_vector_type(4))) float my_float4;
kernel void format_v4f32(float4 arg) {
#ifdef FORMAT_STRINGS
  printf("%v4f\n", arg);
  printf("%v4hlf\n", arg);
  printf("%v4d\n", arg);
  printf("%v4ld\n", arg);
  printf("%v4hld\n", arg);
  printf("%f\n", arg);
  printf("%v2f\n", arg);
#endif
}
kernel void format_only_v(int8 arg) {
  printf("%v", arg);
  printf("%v8d", arg);
  printf("%v8hld", arg);
  printf("%v8hd", arg);
}
kernel void format_missing_num(int8 arg) {
  printf("%v4", arg);
  printf("%vd", arg);
  printf("%v0d", arg);
  printf("%v9d", arg);
  printf("%v6d", arg);
}
kernel void format_v4i8(uchar4 u, char4 c, short4 s, ushort4 us, long4 l, double4 d) {
  printf("%v4hhx", u);
  printf("%v4hhd", c);
  printf("%v4hd", s);
  printf("%v4hu", us);
  printf("%v4ld", l);
  printf("%v4lf", d);
  printf("%v4hd", c);
  printf("%v4x", l);
}
kernel void scalars(int i, float f, half h, constant char *s, global char *g, long l) {
  printf("%d %f %s\n", i, f, s);
  printf("%s\n", g);
  printf("%f\n", h);
  printf("%hlf\n", f);
  printf("%d\n");
  printf("%d\n", i, i);
  printf("%lld\n", l);
  printf("%n", &i);
  printf("%p %c %%\n", g, i);
  printf("%#v4x %08.3f %-5d %+d\n", (int4)(1), f, i, i);
}
