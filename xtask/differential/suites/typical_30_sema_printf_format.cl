// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
kernel void format_v4f32(float4 arg_f, double2 arg_d, float arg_s) {
  printf("%v4hlf", arg_f);
  printf("%v2lf", arg_d);
  printf("%v4f", arg_f);
  printf("%v4lf", arg_f);
  printf("%v2f", arg_f);
  printf("%f", arg_f);
  printf("%v4hlf", arg_s);
  printf("%hlf", arg_s);
}

kernel void format_only_v(int arg) {
  printf("%v", arg);
  printf("%v0", arg);
  printf("%v0d", (int4)arg);
  printf("%v5d", (int4)arg);
  printf("%v4s", (int4)arg);
}

kernel void int_vectors(int4 i, short2 s, char8 c, long3 l, uint16 u) {
  printf("%v4hld", i);
  printf("%v4d", i);
  printf("%v2hd", s);
  printf("%v8hhd", c);
  printf("%v3ld", l);
  printf("%v16hlu", u);
  printf("%v16hlx", u);
  printf("%v2hld", i);
  printf("%v4hd", i);
}

kernel void scalars(global char *s, int i, long l, float f, constant char *fmt) {
  printf("%d %f %s\n", i, f, s);
  printf("%ld\n", i);
  printf("%d\n", l);
  printf("%s\n", "lit");
  printf("%d\n");
  printf("%d\n", i, i);
  printf("%lld\n", l);
  printf("%n", &i);
  printf(fmt, i);
  printf(s);
  printf("%");
}
