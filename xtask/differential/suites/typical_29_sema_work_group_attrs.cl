// std: 1.2 2.0
kernel __attribute__((vec_type_hint)) void kernel1() {}
kernel __attribute__((vec_type_hint(not_type))) void kernel2() {}
kernel __attribute__((vec_type_hint(void))) void kernel3() {}
kernel __attribute__((vec_type_hint(bool))) void kernel4() {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void kernel5() {}
kernel __attribute__((vec_type_hint(float4))) void kernel5b() {}
kernel __attribute__((work_group_size_hint(8, 16, 32, 4))) void kernel6() {}
kernel __attribute__((work_group_size_hint(1, 2, 3))) __attribute__((work_group_size_hint(3, 2, 1))) void kernel7() {}
__attribute__((reqd_work_group_size(8, 16, 32))) void kernel8() {}
__attribute__((work_group_size_hint(8, 16, 32))) void kernel9() {}
__attribute__((vec_type_hint(char))) void kernel10() {}
constant int foo1 __attribute__((reqd_work_group_size(8, 16, 32))) = 0;
constant int foo2 __attribute__((work_group_size_hint(8, 16, 32))) = 0;
constant int foo3 __attribute__((vec_type_hint(char))) = 0;
void f_kernel_image2d_t(kernel image2d_t image) {
  int __kernel x;
  read_only int i;
}
kernel __attribute__((reqd_work_group_size(1, 2, 0))) void kernel11() {}
kernel __attribute__((reqd_work_group_size(1, 0, 2))) void kernel12() {}
kernel __attribute__((work_group_size_hint(0, 1, 2))) void kernel13() {}
kernel __attribute__((reqd_work_group_size(1, -2, 4))) void kernel14() {}
__kernel __attribute__((reqd_work_group_size(8, 16, -32))) void neg2() {}
__kernel __attribute__((intel_reqd_sub_group_size(8))) void kernel15() {}
__kernel __attribute__((intel_reqd_sub_group_size(0))) void kernel16() {}
__kernel __attribute__((intel_reqd_sub_group_size(-8))) void kernel17() {}
__attribute__((intel_reqd_sub_group_size(16))) void not_kernel() {}
