// std: 1.2 2.0 3.0
// opts:
// opts: -DNOPRAGMA=1
#ifndef NOPRAGMA
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
typedef __attribute__((ext_vector_type(2))) float f2;
typedef __attribute__((ext_vector_type(2))) half h2;

constant char fmt[] = "%d\n";

kernel void scalars(float f, char c, half h, global half *ph, ulong ul) {
  printf("%f %d", f, c);
  printf("%f", h);
  printf("%f", *ph);
  printf("%lu", ul);
  printf("%p", ph);
  printf("%s", "text");
  printf(fmt, c);
  printf("no args");
}

kernel void vectors(f2 f, h2 h, int4 i, uchar8 u, long2 l) {
  printf("%v2hlf", f);
  printf("%v2f", f);
  printf("%v2hf", h);
  printf("%v4hld", i);
  printf("%v4d", i);
  printf("%v8hhu", u);
  printf("%v2ld", l);
  printf("%v3hld", i);
  printf("%d", i);
}
