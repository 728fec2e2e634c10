// std: 1.2 2.0 3.0
#if defined(__opencl_c_fp64) || defined(cl_khr_fp64)
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
constant char fmt[] = "%d\n";
typedef struct { int i; float4 f; } S;

__kernel void test_int(int i, uint u, long l, char c, short s) {
  printf("%d %i %5.3d %-5d %+d % d %05d\n", i, i, i, i, i, i, i);
  printf("%u %o %x %X %#x %#o\n", u, u, u, u, u, u);
  printf("%ld %lu %lx\n", l, (ulong)l, (ulong)l);
  printf("%hhd %hd %c\n", c, s, c);
  printf("%%\n");
}
__kernel void test_float(float f) {
  printf("%f %.2f %10.4f %e %E %g %G %a %A\n", f, f, f, f, f, f, f, f, f);
  printf("%*.*f\n", 8, 2, f);
}
__kernel void test_vector(float4 f, int4 i, char2 c, short8 s, long2 l, uint3 u, uchar16 uc) {
  printf("%v4hlf\n", f);
  printf("%2.2v4hlf\n", f);
  printf("%v4hld %#v4hlx\n", i, i);
  printf("%v2hhd %v8hd %v2ld\n", c, s, l);
  printf("%v3hlu %v16hhx\n", u, uc);
}
__kernel void test_string(__global int *p, __constant int *q) {
  printf("%s\n", "literal");
  printf("%p %p\n", p, q);
  int n = printf(fmt, p[0]);
  p[1] = printf("none") + n;
  printf("a" "b" "%d" "\n", *p);
  printf("%s %5s %-5s|\n", "x", "y", "z");
}
__kernel void test_struct(__global S *s) {
  printf("%d %v4hlf\n", s->i, s->f);
  printf("%v2hlf\n", s->f.xy);
  printf("\t\"%d\"\n\x41\101", s[1].i);
}
