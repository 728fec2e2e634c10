// std: 1.2 2.0 3.0
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

typedef float float4_alias __attribute__((ext_vector_type(4)));
int printf(constant const char *st, ...) __attribute__((format(printf, 1, 2)));
void other(constant const char *fmt, int x, ...) __attribute__((format(printf, 1, 3)));
void bad_attr(int x, ...) __attribute__((format(printf, 1, 2)));

kernel void k(float4 v, float4_alias va, int4 iv, char4 cv, half2 hv, double2 dv, int i, long l, global int *g, constant char *s) {
  printf("%d\n", i);
  printf("%v4hlf\n", v);
  printf("%v4hlf\n", va);
  printf("%v4f\n", v);
  printf("%v4d\n", v);
  printf("%v4hld\n", iv);
  printf("%v4hhd\n", cv);
  printf("%v4hd\n", cv);
  printf("%v4lf\n", v);
  printf("%v2hf\n", hv);
  printf("%v2lf\n", dv);
  printf("%v3hlf\n", v);
  printf("%v5hlf\n", v);
  printf("%vd\n", iv);
  printf("%hld\n", i);
  printf("%hlf\n", 1.0f);
  printf("%f %d\n", v, i);
  printf("%d\n", l);
  printf("%ld\n", l);
  printf("%lld\n", l);
  printf("%p\n", g);
  printf("%s\n", s);
  printf("%s\n", "lit");
  printf("%s\n", g);
  printf("%n\n", g);
  printf("%d %d\n", i);
  printf("%d\n", i, i);
  printf(s);
  printf(i);
  printf();
  other("%d", 1, 2.0f);
}
