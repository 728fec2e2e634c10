// std: 1.2 2.0

#define WG(x, y, z) __attribute__((reqd_work_group_size(x, y, z)))
#define HINT(x, y, z) __attribute__((work_group_size_hint(x, y, z)))
enum { SIDE = 8 };
constant int side_var = 8;

WG(SIDE, SIDE, 1) kernel void by_enum(void) {}
WG(SIDE * 2, sizeof(int), 1) kernel void by_expr(void) {}
WG(side_var, 1, 1) kernel void by_variable(void) {}
WG(64, 1, 0) kernel void zero(void) {} //~ ERROR CL0709
WG(-64, 1, 1) kernel void negative(void) {} //~ ERROR CL0709
WG(64.0f, 1, 1) kernel void floating(void) {} //~ ERROR CL0709
kernel WG(64, 1, 1) void after_kernel(void) {}
kernel void WG(64, 1, 1) after_type(void) {}
kernel void at_end(void) WG(64, 1, 1);
WG(64, 1, 1) HINT(32, 1, 1) kernel void both(void) {}
HINT(64, 1, 1) HINT(64, 1, 1) kernel void same_twice(void) {}
HINT(64, 1, 1) HINT(32, 1, 1) kernel void other_twice(void) {}
WG(64, 1, 1) WG(32, 1, 1) kernel void other_required(void) {}
__attribute__((reqd_work_group_size(64))) kernel void one_arg(void) {} //~ ERROR CL0709
__attribute__((reqd_work_group_size)) kernel void no_args(void) {} //~ ERROR CL0709
__attribute__((work_group_size_hint(1, 2, 3, 4))) kernel void four(void) {} //~ ERROR CL0709

WG(64, 1, 1) kernel void redeclared(global int *p);
WG(32, 1, 1) kernel void redeclared(global int *p) {}

__attribute__((vec_type_hint(uchar16))) kernel void vth(void) {}
__attribute__((vec_type_hint(long))) kernel void vth_scalar(void) {}
__attribute__((vec_type_hint(global float *))) kernel void vth_ptr(void) {} //~ ERROR CL0709
__attribute__((vec_type_hint(bool))) kernel void vth_bool(void) {} //~ ERROR[1.1+] CL0709
__attribute__((vec_type_hint("int4"))) kernel void vth_string(void) {} //~ ERROR CL0201
__attribute__((vec_type_hint())) kernel void vth_empty(void) {} //~ ERROR CL0709

WG(64, 1, 1) void helper(void) {} //~ ERROR CL0708
HINT(64, 1, 1) int variable_scope(void); //~ ERROR CL0708
WG(64, 1, 1) constant int on_variable = 1; //~ ERROR CL0708
