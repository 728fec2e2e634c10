// std: 1.2 2.0 3.0

typedef __attribute__((ext_vector_type(2))) float myfloat2;
int printf(__constant const char *st, ...) __attribute__((format(printf, 1, 2)));

kernel void test_printf_float2(float2 arg) {
  printf("%v2hlf", arg);
}

#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void test_printf_half2(half2 arg) {
  printf("%v2hf", arg);
}
kernel void test_printf_half(half arg) {
  printf("%f", arg);
}
#endif

#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
kernel void test_printf_double2(double2 arg) {
  printf("%v2lf", arg);
}
#endif

kernel void test_printf_my(myfloat2 arg, char4 c) {
  printf("%v2hlf %v4hhd\n", arg, c);
  printf("%s\n", "text");
  printf("%d %u %ld %c %%\n", 1, 2u, 3L, 'c');
}
