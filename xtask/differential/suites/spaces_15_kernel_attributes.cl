// std: 1.0 1.2 2.0 3.0
// reqd_work_group_size, work_group_size_hint, vec_type_hint and others.

kernel __attribute__((reqd_work_group_size(8, 4, 1))) void r1(void) {}
__attribute__((reqd_work_group_size(64, 1, 1))) kernel void r2(void) {}
kernel void __attribute__((reqd_work_group_size(1, 2, 3))) r3(void) {}
kernel __attribute__((reqd_work_group_size(8, 8))) void r4(void) {}        // error
kernel __attribute__((reqd_work_group_size(8, 8, 8, 8))) void r5(void) {}  // error
kernel __attribute__((reqd_work_group_size)) void r6(void) {}              // error
kernel __attribute__((reqd_work_group_size(0, 1, 1))) void r7(void) {}     // error
kernel __attribute__((reqd_work_group_size(1, 0, 1))) void r8(void) {}     // error
kernel __attribute__((reqd_work_group_size(-1, 1, 1))) void r9(void) {}    // error
kernel __attribute__((reqd_work_group_size(1.0f, 1, 1))) void r10(void) {} // error
kernel __attribute__((reqd_work_group_size("1", 1, 1))) void r11(void) {}  // error
kernel __attribute__((reqd_work_group_size(2 * 4, 1 << 2, 1))) void r12(void) {}
kernel __attribute__((reqd_work_group_size(4294967296, 1, 1))) void r13(void) {} // error
constant int cw = 8;
kernel __attribute__((reqd_work_group_size(cw, 1, 1))) void r14(void) {}
int nonconst(void);
kernel __attribute__((reqd_work_group_size(nonconst(), 1, 1))) void r15(void) {} // error

kernel __attribute__((work_group_size_hint(16, 1, 1))) void h1(void) {}
kernel __attribute__((work_group_size_hint(16, 1))) void h2(void) {}       // error
kernel __attribute__((work_group_size_hint(0, 1, 1))) void h3(void) {}     // error
kernel __attribute__((work_group_size_hint(-2, 1, 1))) void h4(void) {}    // error

kernel __attribute__((vec_type_hint(int))) void v1(void) {}
kernel __attribute__((vec_type_hint(float4))) void v2(void) {}
kernel __attribute__((vec_type_hint(uchar16))) void v3(void) {}
kernel __attribute__((vec_type_hint(void))) void v4(void) {}               // error
kernel __attribute__((vec_type_hint(bool))) void v5(void) {}               // error
kernel __attribute__((vec_type_hint(int *))) void v6(void) {}              // error
kernel __attribute__((vec_type_hint)) void v7(void) {}                     // error
kernel __attribute__((vec_type_hint(4))) void v8(void) {}                  // error

// Combined, repeated, contradicting
kernel __attribute__((reqd_work_group_size(8, 1, 1), vec_type_hint(float))) void m1(void) {}
kernel __attribute__((reqd_work_group_size(8, 1, 1))) __attribute__((reqd_work_group_size(8, 1, 1))) void m2(void) {}
kernel __attribute__((reqd_work_group_size(8, 1, 1))) __attribute__((reqd_work_group_size(4, 1, 1))) void m3(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void m4(void) {}
kernel __attribute__((work_group_size_hint(1, 1, 1))) __attribute__((work_group_size_hint(2, 1, 1))) void m5(void) {}

// On something that is no kernel
__attribute__((reqd_work_group_size(8, 1, 1))) void n1(void) {}            // error
__attribute__((work_group_size_hint(8, 1, 1))) void n2(void) {}            // error
__attribute__((vec_type_hint(int))) void n3(void) {}                       // error
__attribute__((reqd_work_group_size(8, 1, 1))) constant int n4 = 1;        // error
kernel __attribute__((intel_reqd_sub_group_size(16))) void s1(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void s2(void) {}      // error
__attribute__((intel_reqd_sub_group_size(16))) void s3(void) {}            // error
kernel __attribute__((no_such_attribute(1))) void u1(void) {}              // warning
kernel int variable_kernel;                                                // error
