// std: 1.2 2.0

// reqd_work_group_size and its kin: arguments, repetition, placement.

#define A(...) __attribute__((__VA_ARGS__))

kernel A(reqd_work_group_size(8, 4, 1)) void ok1(void) {}
kernel void A(reqd_work_group_size(8, 4, 1)) ok2(void) {}
A(reqd_work_group_size(8, 4, 1)) kernel void ok3(void) {}
kernel void ok4(void) A(work_group_size_hint(1, 2, 3));

kernel A(reqd_work_group_size(8, 4)) void few(void) {}
kernel A(reqd_work_group_size(8, 4, 1, 1)) void many(void) {}
kernel A(reqd_work_group_size) void none(void) {}
kernel A(reqd_work_group_size(0, 4, 1)) void zero(void) {}
kernel A(reqd_work_group_size(8, -4, 1)) void neg(void) {}
kernel A(reqd_work_group_size(8, 4.0f, 1)) void flt(void) {}
kernel A(reqd_work_group_size("8", 4, 1)) void str(void) {}
kernel A(reqd_work_group_size(8u, 4L, 'a')) void kinds(void) {}
kernel A(reqd_work_group_size(4294967296, 1, 1)) void wide(void) {}
kernel A(reqd_work_group_size(8, 4, 1 + 1)) void expr(void) {}
kernel A(work_group_size_hint(0, 1, 1)) void hzero(void) {}
kernel A(work_group_size_hint(1, -1, 1)) void hneg(void) {}

A(reqd_work_group_size(8, 4, 1)) void not_kernel(void) {}
A(work_group_size_hint(8, 4, 1)) void not_kernel2(void) {}
A(vec_type_hint(int)) void not_kernel3(void) {}

kernel A(reqd_work_group_size(1, 2, 3)) A(reqd_work_group_size(3, 2, 1)) void diff(void) {}
kernel A(reqd_work_group_size(1, 2, 3)) A(reqd_work_group_size(1, 2, 3)) void same(void) {}
kernel A(work_group_size_hint(1, 2, 3), reqd_work_group_size(1, 2, 3)) void both(void) {}

kernel A(vec_type_hint(int)) void v1(void) {}
kernel A(vec_type_hint(float4)) void v2(void) {}
kernel A(vec_type_hint(bool)) void v3(void) {}
kernel A(vec_type_hint(void)) void v4(void) {}
kernel A(vec_type_hint(int *)) void v5(void) {}
kernel A(vec_type_hint(4)) void v6(void) {}
kernel A(vec_type_hint) void v7(void) {}
kernel A(vec_type_hint(int)) A(vec_type_hint(float)) void v8(void) {}
kernel A(vec_type_hint(nosuch)) void v9(void) {}
struct s { int a; };
kernel A(vec_type_hint(struct s)) void v10(void) {}
kernel A(vec_type_hint(event_t)) void v11(void) {}

kernel A(intel_reqd_sub_group_size(8)) void s1(void) {}
kernel A(intel_reqd_sub_group_size(0)) void s2(void) {}
kernel A(intel_reqd_sub_group_size(-8)) void s3(void) {}
kernel A(intel_reqd_sub_group_size(8, 8)) void s4(void) {}
kernel A(intel_reqd_sub_group_size(8)) A(intel_reqd_sub_group_size(16)) void s5(void) {}
A(intel_reqd_sub_group_size(8)) void s6(void) {}

A(reqd_work_group_size(1, 1, 1)) constant int var = 1;
typedef A(vec_type_hint(int)) int td;
kernel void p(A(reqd_work_group_size(1, 1, 1)) int x) {}
kernel A(nosuch_attr(1)) void unk(void) {}
