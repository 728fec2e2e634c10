// std: 1.2 2.0 3.0
// opts: -DUSE_DOUBLE=1
#ifdef USE_DOUBLE
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
constant char fmt_arg[] = "%s\n";
constant char *constant names[] = {"zero", "one", "two"};

__kernel void test_int(void) {
  printf("%5d\n", 10);
  printf("%-+6.4d|%#x|%#o\n", 10, 255u, 8);
  printf("%ld %lu %lx\n", 1L, 2UL, 0xffUL);
  printf("%hhd %hd\n", (char)1, (short)2);
  printf("%c%c%%\n", 'a', 98);
}

__kernel void test_float(float x) {
  printf("%f %e %g %a\n", 10.3456f, x, x, x);
  printf("%+.2F %10.3E %G\n", x, x, x);
}

__kernel void test_vector(__global float4 *f, uchar8 u, int3 i3) {
  printf("%v4hlf\n", f[0]);
  printf("%2.2v4hlf,%v4hlg\n", f[0], f[1]);
  printf("%#v8hhx\n", u);
  printf("%v3hld\n", i3);
  printf("%v2ld\n", (long2)(1, 2));
  printf("%v16hd\n", (short16)(7));
}

__kernel void test_string(int n) {
  printf("%s\n", "foo");
  printf(fmt_arg, "bar");
  printf("%.3s|%8s\n", "foobar", "");
  printf("%s\n", names[1]);
}

__kernel void test_pointer(__global void *g, __local int *l, __constant float *c) {
  int priv;
  printf("%p %p\n", g, l);
  printf("%p\n", (__private void *)&priv);
  printf("%p\n", c);
}

__kernel void test_result(__global int *out) {
  out[0] = printf("");
  out[1] = printf("%d" "%d" "\n", (int)get_global_id(0), (int)get_local_id(0));
#ifdef USE_DOUBLE
  double d = 3.5;
  printf("%f %v2lf\n", d, (double2)(1.0, 2.0));
#endif
}

#define DBG(fmt, ...) printf("[%d] " fmt, __LINE__, __VA_ARGS__)
__kernel void test_macro(__global float *a) {
  DBG("%f\n", a[0]);
  DBG("%d %f\n", (int)get_group_id(0), a[get_global_id(0)]);
}
