// std: 1.1 1.2 2.0 3.0
// opts: -DNO_DOUBLE=1
#ifndef NO_DOUBLE
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
#endif

typedef float vf2 __attribute__((ext_vector_type(2)));

kernel void test_printf_float2(float2 arg) {
  // CHECK: call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, <2 x float>
  printf("%v2hlf", arg);
}

kernel void test_printf_vec(int4 i, uchar16 c, short8 s, long2 l, float3 f) {
  printf("%v4hld\n", i);
  printf("%v16hhx %v8hd\n", c, s);
  printf("%v2lu", l);
  printf("%#v3hla|%08.3v3hlf", f, f);
  printf("%v4f", f);
  printf("%v2hd", i);
}

kernel void test_printf_scalar(char c, half *h, float f, size_t n, global int *p) {
  printf("plain text\n");
  printf("%c %d %5.2f %%", c, c, f);
  printf("%p %s", p, "string");
  printf("%lu", n);
  printf("%d", f);
  printf("%s", p);
  printf("%d %d", 1);
  printf("%n", p);
  int r = printf("%x", 0xau);
}

constant char fmt[] = "%d\n";
void indirect(constant char *s, int i) {
  printf(fmt, i);
  printf(s, i);
  const char arr[] = "%d";
  printf(arr, i);
}
