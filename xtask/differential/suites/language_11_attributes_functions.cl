// std: 1.2 2.0 3.0
// Function and kernel attributes, loop hints.

__attribute__((always_inline)) int f1(int a) { return a; }
__attribute__((noinline)) int f2(int a) { return a; }
int f3(int a) __attribute__((always_inline));
int f3(int a) { return a; }
__attribute__((always_inline(1))) int f4(int a) { return a; }
__attribute__((noinline)) int var = 1;
__attribute__((const)) int f5(int);
__attribute__((pure, nothrow)) int f6(int);
__attribute__((convergent)) void f7(void);

__attribute__((reqd_work_group_size(8, 8, 1))) kernel void k1(void) {}
__attribute__((work_group_size_hint(8, 8, 1))) kernel void k2(void) {}
__attribute__((vec_type_hint(float4))) kernel void k3(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((work_group_size_hint(1, 2, 3))) void k4(void) {}
kernel __attribute__((reqd_work_group_size(8, 8))) void k5(void) {}
kernel __attribute__((reqd_work_group_size(0, 8, 8))) void k6(void) {}
kernel __attribute__((reqd_work_group_size(8, -8, 8))) void k7(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3))) __attribute__((reqd_work_group_size(3, 2, 1))) void k8(void) {}
kernel __attribute__((work_group_size_hint(1.0f, 2, 3))) void k9(void) {}
kernel __attribute__((vec_type_hint(void))) void k10(void) {}
kernel __attribute__((vec_type_hint(bool))) void k11(void) {}
kernel __attribute__((vec_type_hint(float4 *))) void k12(void) {}
kernel __attribute__((vec_type_hint(int, float))) void k13(void) {}
kernel __attribute__((vec_type_hint(nope))) void k14(void) {}
__attribute__((reqd_work_group_size(8, 8, 1))) void notkernel(void) {}
__attribute__((vec_type_hint(int))) void notkernel2(void) {}
kernel __attribute__((unknown_kernel_attr)) void k15(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void k16(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) void k17(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void k18(void) {}

kernel void loops(global int *p, int n) {
  __attribute__((opencl_unroll_hint(4)))
  for (int i = 0; i < n; i++) p[i] = i;
  __attribute__((opencl_unroll_hint))
  while (n--) p[n] = 0;
  __attribute__((opencl_unroll_hint(1)))
  do { n++; } while (n < 4);
  __attribute__((opencl_unroll_hint(0)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(-2)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(n)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(1, 2)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(2)))
  if (n) p[0] = 1;
  __attribute__((opencl_unroll_hint(2)))
  p[0] = 2;
}

#if __OPENCL_C_VERSION__ >= 200
kernel void svm(__attribute__((nosvm)) global int *p) { *p = 1; }
void svm2(global int *p __attribute__((nosvm))) { int x __attribute__((nosvm)); }
void svm3(__attribute__((nosvm(1))) global int *p) {}
#endif
