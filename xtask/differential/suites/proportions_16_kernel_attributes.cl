// std: 1.2 2.0 3.0
kernel __attribute__((vec_type_hint)) void k1(void) {}
kernel __attribute__((vec_type_hint(not_type))) void k2(void) {}
kernel __attribute__((vec_type_hint(void))) void k3(void) {}
kernel __attribute__((vec_type_hint(bool))) void k4(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void k5(void) {}
kernel __attribute__((vec_type_hint(float4))) void k6(void) {}
kernel __attribute__((work_group_size_hint(8, 16, 32, 4))) void k7(void) {}
kernel __attribute__((work_group_size_hint(1, 2, 3))) __attribute__((work_group_size_hint(3, 2, 1))) void k8(void) {}
kernel __attribute__((work_group_size_hint(0, 1, 1))) void k9(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3))) __attribute__((reqd_work_group_size(3, 2, 1))) void k10(void) {}
kernel __attribute__((reqd_work_group_size(8, 16, -32))) void k11(void) {}
kernel __attribute__((reqd_work_group_size(1.5f, 1, 1))) void k12(void) {}
kernel __attribute__((reqd_work_group_size(16, 16, 1))) void k13(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) void k14(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void k15(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void k16(void) {}
__attribute__((reqd_work_group_size(8, 16, 32))) void f1(void) {}
__attribute__((work_group_size_hint(8, 16, 32))) void f2(void) {}
__attribute__((vec_type_hint(char))) void f3(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void f4(void) {}
constant int i __attribute__((reqd_work_group_size(8, 16, 32))) = 3;
void unroll(int n) {
  __attribute__((opencl_unroll_hint(4))) for (int j = 0; j < n; ++j) { }
  __attribute__((opencl_unroll_hint)) while (n--) { }
  __attribute__((opencl_unroll_hint(-1))) do { } while (n--);
  __attribute__((opencl_unroll_hint(2, 3))) for (;;) { }
  __attribute__((opencl_unroll_hint(4))) n = 3;
}
