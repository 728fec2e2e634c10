// std: 1.2 2.0
kernel __attribute__((vec_type_hint(float4))) void v1(void) {}
kernel __attribute__((vec_type_hint(char))) __attribute__((vec_type_hint(float))) void v2(void) {} // expected-warning
kernel __attribute__((vec_type_hint(void))) void v3(void) {} // expected-error
kernel __attribute__((vec_type_hint(bool))) void v4(void) {} // expected-error
kernel __attribute__((vec_type_hint(int**))) void v5(void) {} // expected-error
kernel __attribute__((vec_type_hint)) void v6(void) {} // expected-error
__attribute__((vec_type_hint(int))) void v7(void) {} // expected-error

kernel __attribute__((work_group_size_hint(8, 16, 32))) void h1(void) {}
kernel __attribute__((work_group_size_hint(8, 16))) void h2(void) {} // expected-error
kernel __attribute__((work_group_size_hint(8, 16, "x"))) void h3(void) {} // expected-error
kernel __attribute__((work_group_size_hint(0, 8, 16))) void h4(void) {} // expected-error
kernel __attribute__((work_group_size_hint(8, 16, 32))) __attribute__((work_group_size_hint(8, 16, 64))) void h5(void) {} // expected-warning
__attribute__((work_group_size_hint(1, 2, 3))) void h6(void) {} // expected-error

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void r1(void) {}
kernel __attribute__((reqd_work_group_size(64, 1, -1))) void r2(void) {} // expected-error
kernel __attribute__((reqd_work_group_size(1, 0, 1))) void r3(void) {} // expected-error
kernel __attribute__((reqd_work_group_size(1, 2, 0x100000000))) void r4(void) {} // expected-error
kernel __attribute__((reqd_work_group_size(1, 2, 3))) __attribute__((reqd_work_group_size(3, 2, 1))) void r5(void) {} // expected-warning
kernel __attribute__((reqd_work_group_size(1.0f, 2, 3))) void r6(void) {} // expected-error
__attribute__((reqd_work_group_size(1, 1, 1))) void r7(void) {} // expected-error
__attribute__((reqd_work_group_size(1, 1, 1))) int r8; // expected-error
int n;
kernel __attribute__((reqd_work_group_size(n, 1, 1))) void r9(void) {} // expected-error
__attribute__((reqd_work_group_size(4, 4, 1))) kernel void r10(void) {}
