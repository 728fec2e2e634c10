// std: 1.2 2.0
kernel __attribute__((vec_type_hint(void))) void kernel1() { }
kernel __attribute__((vec_type_hint(bool))) void kernel2() { }
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void kernel3() { }
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(int))) void kernel3b() { }
kernel __attribute__((vec_type_hint(float4))) void kernel3c() { }
kernel __attribute__((work_group_size_hint(8, 16, 32, 4))) void kernel4() { }
kernel __attribute__((work_group_size_hint(1, 2, 3))) __attribute__((work_group_size_hint(3, 2, 1))) void kernel5() { }
kernel __attribute__((work_group_size_hint(8, -16, 32))) void kernel6() { }
__attribute__((reqd_work_group_size(8, 16, 32))) void kernel7() { }
__attribute__((work_group_size_hint(8, 16, 32))) void kernel8() { }
__attribute__((vec_type_hint(char))) void kernel9() { }
constant int foo1 __attribute__((reqd_work_group_size(8, 16, 32))) = 0;
constant int foo2 __attribute__((work_group_size_hint(8, 16, 32))) = 0;
constant int foo3 __attribute__((vec_type_hint(char))) = 0;
void f_kernel_image2d_t(kernel image2d_t image);
kernel __attribute__((reqd_work_group_size(1, 2, 0))) void kernel11() { }
kernel __attribute__((reqd_work_group_size(1, 0, 2))) void kernel12() { }
kernel __attribute__((reqd_work_group_size(8, 16, -32))) void kernel13() { }
kernel __attribute__((reqd_work_group_size(8, 16))) void kernel14() { }
kernel __attribute__((reqd_work_group_size(8, 16, 1.0f))) void kernel15() { }
kernel __attribute__((reqd_work_group_size(8, 16, 4294967296L))) void kernel16() { }
kernel __attribute__((reqd_work_group_size(1, 1, 1))) __attribute__((reqd_work_group_size(2, 2, 2))) void kernel17() { }
__attribute__((intel_reqd_sub_group_size(8))) void kernel18() { }
kernel __attribute__((intel_reqd_sub_group_size(0))) void kernel19() { }
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void kernel20() { }
kernel __attribute__((intel_reqd_sub_group_size(16))) void kernel21() { }
kernel __attribute__((amdgpu_flat_work_group_size(32, 64))) void kernel22() { }
kernel __attribute__((nosvm)) void kernel23(global int *p) { }
void nosvm_param(__attribute__((nosvm)) global int *p) { }
