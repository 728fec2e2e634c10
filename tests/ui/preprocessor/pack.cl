// Pragmas, those of other compilers too.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_unknown : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : begin
#pragma OPENCL EXTENSION cl_khr_fp64 : end
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 : 
#pragma OPENCL EXTENSION cl_khr_fp64 : foo
#pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION cl_my : begin
typedef int myint;
#pragma OPENCL EXTENSION cl_my : end
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION cl_khr_icd : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION __opencl_c_fp64 : enable
#pragma OPENCL EXTENSION cl_nv_pragma_unroll : enable
#pragma OPENCL EXTENSION cl_amd_printf : enable
#pragma OPENCL
#pragma OPENCL FOO
#pragma OPENCL FP_CONTRACT
#pragma OPENCL FP_CONTRACT DEFAULT
#pragma OPENCL SELECT_ROUNDING_MODE rtz
#pragma once
#pragma foo bar
#pragma pack(push, 1)
struct p { char a; int b; };
#pragma pack(pop)
_Static_assert(sizeof(struct p) == 5, "packed");
#pragma pack(2)
struct p2 { char a; int b; };
_Static_assert(sizeof(struct p2) == 6, "packed");
#pragma pack()
struct p3 { char a; int b; };
_Static_assert(sizeof(struct p3) == 8, "packed");
#pragma pack(3)
#pragma pack(push)
#pragma pack(pop)
#pragma pack(pop)
#pragma GCC diagnostic push
#pragma clang diagnostic ignored "-Wfoo"
#pragma message "hi"
#pragma GCC error "boo" //~ ERROR CL0115
#pragma GCC warning "boo"
constant int taken_by_the_pragma = 1;
void lf(void) {
#pragma clang loop unroll(disable)
for (;;) {}
#pragma clang loop unroll_count(4)
for (;;) {}
for (;;) {}
#pragma clang fp contract(fast)
}
#pragma weak foo
#pragma clang attribute push (__attribute__((overloadable)), apply_to = function)
#pragma clang attribute pop
#pragma redefine_extname a b
#pragma STDC FENV_ACCESS ON
#pragma STDC CX_LIMITED_RANGE ON
#pragma GCC visibility push(hidden)
#pragma GCC visibility pop
#pragma GCC poison bad_name
#pragma push_macro("X")
#pragma pop_macro("X")
#pragma mark x
#pragma region x
#pragma comment(lib, "x")
#pragma omp parallel
#pragma clang optimize off
#pragma clang optimize on
#pragma ms_struct on
