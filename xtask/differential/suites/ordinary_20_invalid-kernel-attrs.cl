// std: 1.0 1.2 2.0

__attribute__((reqd_work_group_size(8, 16, 32))) void f0(void); // expected-error {{attribute 'reqd_work_group_size' can only be applied to an OpenCL kernel}}
__attribute__((work_group_size_hint(8, 16, 32))) void f1(void); // expected-error {{can only be applied to an OpenCL kernel}}
__attribute__((vec_type_hint(int))) void f2(void); // expected-error {{can only be applied to an OpenCL kernel}}

kernel __attribute__((reqd_work_group_size(8, 16, 32))) void k0(void) { }
kernel __attribute__((work_group_size_hint(8, 16, 32))) void k1(void) { }
kernel __attribute__((vec_type_hint(uint4))) void k2(void) { }

kernel __attribute__((vec_type_hint)) void k3(void) { } // expected-error {{'vec_type_hint' attribute takes one argument}}
kernel __attribute__((vec_type_hint(not_type))) void k4(void) { } // expected-error {{unknown type name 'not_type'}}
kernel __attribute__((vec_type_hint(void))) void k5(void) { } // expected-error {{a non-vector or non-vectorizable scalar type is an invalid argument to attribute 'vec_type_hint'}}
kernel __attribute__((vec_type_hint(bool))) void k6(void) { } // expected-error {{a non-vector or non-vectorizable scalar type is an invalid argument to attribute 'vec_type_hint'}}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void k7(void) { } // expected-warning {{attribute 'vec_type_hint' is already applied with different arguments}}

kernel __attribute__((reqd_work_group_size(1, 2))) void k8(void) { } // expected-error {{'reqd_work_group_size' attribute requires exactly 3 arguments}}
kernel __attribute__((reqd_work_group_size(1, 2, 0))) void k9(void) { } // expected-error {{'reqd_work_group_size' attribute must be greater than 0}}
kernel __attribute__((reqd_work_group_size(1, 2, -1))) void k10(void) { } // expected-error {{'reqd_work_group_size' attribute requires a non-negative integral compile time constant expression}}
kernel __attribute__((reqd_work_group_size("a", 2, 3))) void k11(void) { } // expected-error {{integer constant}}
kernel __attribute__((reqd_work_group_size(0x100000000, 2, 3))) void k12(void) { } // expected-error {{integer constant expression evaluates to value 4294967296 that cannot be represented in a 32-bit unsigned integer type}}

constant int var_bad __attribute__((reqd_work_group_size(8, 16, 32))) = 0; // expected-error {{'reqd_work_group_size' attribute only applies to functions}}

kernel __attribute__((reqd_work_group_size(8, 16, 32))) __attribute__((reqd_work_group_size(1, 1, 1))) void k13(void) { }
