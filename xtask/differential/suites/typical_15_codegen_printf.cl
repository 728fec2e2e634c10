// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef __attribute__((ext_vector_type(2))) float float2;
typedef __attribute__((ext_vector_type(2))) half half2;
#ifdef cl_khr_fp64
typedef __attribute__((ext_vector_type(2))) double double2;
#endif

int printf(__constant const char *st, ...) __attribute__((format(printf, 1, 2)));

// CHECK-LABEL: @test_printf_float2(
kernel void test_printf_float2(float2 arg) {
  printf("%v2hlf", arg);
}

#ifdef cl_khr_fp64
kernel void test_printf_double2(double2 arg) {
  printf("%v2lf", arg);
}
#endif

// Half is promoted to float or double.
kernel void test_printf_half(global half *h) {
  printf("%f\n", (float)*h);
}

kernel void test_misc(int i, long l, global char *p) {
  printf("%d %ld %p\n", i, l, p);
  printf("%v4d", (int4)(1, 2, 3, 4));
  printf("%s", "str");
  constant char *fmt = "%x\n";
  printf(fmt, i);
  printf("plain\n");
}
