// std: 1.0 1.2 2.0 3.0
kernel __attribute__((reqd_work_group_size(1, 2, 3))) void k0(void) {}
kernel __attribute__((reqd_work_group_size(1, 2))) void k1(void) {}
kernel __attribute__((reqd_work_group_size(0, 1, 2))) void k2(void) {}
kernel __attribute__((reqd_work_group_size(-1, 1, 1))) void k3(void) {}
kernel __attribute__((reqd_work_group_size(8, 16, 32))) __attribute__((reqd_work_group_size(1, 2, 3))) void k4(void) {}
__attribute__((reqd_work_group_size(8, 16, 32))) void f0(void) {}
kernel __attribute__((work_group_size_hint(8, 16, 32))) void k5(void) {}
__attribute__((work_group_size_hint(8, 16, 32))) void f1(void) {}
kernel __attribute__((work_group_size_hint(1, "a", 1))) void k6(void) {}
kernel __attribute__((vec_type_hint(int4))) void k7(void) {}
kernel __attribute__((vec_type_hint(bool))) void k8(void) {}
kernel __attribute__((vec_type_hint(void))) void k9(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void k10(void) {}
__attribute__((vec_type_hint(char))) void f2(void) {}
kernel __attribute__((vec_type_hint(5))) void k11(void) {}
constant int v __attribute__((reqd_work_group_size(1, 1, 1))) = 1;
kernel __attribute__((intel_reqd_sub_group_size(8))) void k12(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void k13(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void k14(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void f3(void) {}
kernel __attribute__((reqd_work_group_size(4294967296, 1, 1))) void k15(void) {}
kernel __attribute__((amdgpu_num_vgpr(64))) void k16(void) {}
kernel __attribute__((unknown_attr)) void k17(void) {}
void nosvm(__attribute__((nosvm)) global int *p, __attribute__((nosvm)) int q) {}
__attribute__((opencl_unroll_hint)) void f4(void) {}
__attribute__((convergent)) void f5(void);
__attribute__((convergent)) int var(int);
typedef int conv __attribute__((convergent));

void loops(int n) {
  __attribute__((opencl_unroll_hint)) for (int i = 0; i < n; i++);
  __attribute__((opencl_unroll_hint(4))) while (n--);
  __attribute__((opencl_unroll_hint(-1))) do { n--; } while (n);
  __attribute__((opencl_unroll_hint(n))) for (;;) break;
  __attribute__((opencl_unroll_hint(1, 2))) for (;;) break;
  __attribute__((opencl_unroll_hint(2))) if (n) n = 1;
  __attribute__((opencl_unroll_hint(2))) n = 2;
}
