// std: 1.0 1.2 2.0

__attribute__((reqd_work_group_size(8, 16, 32))) void f0(void); //~ ERROR CL0708
__attribute__((work_group_size_hint(8, 16, 32))) void f1(void); //~ ERROR CL0708
__attribute__((vec_type_hint(int))) void f2(void); //~ ERROR CL0708

kernel __attribute__((reqd_work_group_size(8, 16, 32))) void k0(void) { }
kernel __attribute__((work_group_size_hint(8, 16, 32))) void k1(void) { }
kernel __attribute__((vec_type_hint(uint4))) void k2(void) { }

kernel __attribute__((vec_type_hint)) void k3(void) { } //~ ERROR CL0709
kernel __attribute__((vec_type_hint(not_type))) void k4(void) { } //~ ERROR CL0203
kernel __attribute__((vec_type_hint(void))) void k5(void) { } //~ ERROR CL0709
kernel __attribute__((vec_type_hint(bool))) void k6(void) { } //~ ERROR[1.1+] CL0709
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void k7(void) { }

kernel __attribute__((reqd_work_group_size(1, 2))) void k8(void) { } //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(1, 2, 0))) void k9(void) { } //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(1, 2, -1))) void k10(void) { } //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size("a", 2, 3))) void k11(void) { } //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(0x100000000, 2, 3))) void k12(void) { } //~ ERROR CL0709

constant int var_bad __attribute__((reqd_work_group_size(8, 16, 32))) = 0; //~ ERROR CL0708

kernel __attribute__((reqd_work_group_size(8, 16, 32))) __attribute__((reqd_work_group_size(1, 1, 1))) void k13(void) { }
