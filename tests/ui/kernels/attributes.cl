// Kernels as functions, and their attributes.

kernel void a(void);
kernel void a(void) {}
static kernel void b(void) {} //~ ERROR[1.0,1.1] CL0407 //~ ERROR CL0702
inline kernel void c(void) {}
void d(void);
kernel void d(void) {}
kernel void e(void);
void e(void) {}
kernel kernel void f(void) {}
kernel int g; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0703
kernel typedef int h; //~ ERROR CL0703
void user(void) { a(); e(); }
kernel void dup(int a, int a) {} //~ ERROR CL0402
kernel void main(void) {} //~ ERROR CL0443
void kernel kk(void) {}
kernel extern void ee(void); //~ ERROR[1.0,1.1] CL0407
struct s { kernel int x; }; //~ ERROR CL0703
void w(kernel int x) {} //~ ERROR CL0703
kernel __attribute__((reqd_work_group_size(1,2,3))) void r1(void) {}
kernel __attribute__((reqd_work_group_size(1,2))) void r2(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(1,0,3))) void r3(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(-1,1,3))) void r4(void) {} //~ ERROR CL0709
__attribute__((reqd_work_group_size(1,1,3))) void r5(void) {} //~ ERROR CL0708
kernel __attribute__((vec_type_hint(int))) void r6(void) {}
kernel __attribute__((vec_type_hint(bool))) void r7(void) {} //~ ERROR[1.1+] CL0709
kernel __attribute__((vec_type_hint(not_a_type))) void r8(void) {} //~ ERROR CL0203
kernel __attribute__((vec_type_hint(void))) void r9(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint(sampler_t))) void r10(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint)) void r12(void) {} //~ ERROR CL0709
__attribute__((vec_type_hint(int))) void r13(void) {} //~ ERROR CL0708
kernel __attribute__((work_group_size_hint(8,8,8))) __attribute__((work_group_size_hint(8,8,4))) void r14(void) {}
kernel __attribute__((reqd_work_group_size(8,8,8))) __attribute__((reqd_work_group_size(8,8,4))) void r15(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) void r16(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void r17(void) {} //~ ERROR CL0709
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void r18(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void r19(void) {} //~ ERROR CL0708
kernel __attribute__((intel_reqd_sub_group_size(8,8))) void r20(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(1.5,1,1))) void r21(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size("a",1,1))) void r22(void) {} //~ ERROR CL0709
constant int wg = 4;
kernel __attribute__((reqd_work_group_size(wg,1,1))) void r23(void) {}
int __attribute__((reqd_work_group_size(4,1,1))) notfn; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0708
struct __attribute__((vec_type_hint(int))) st { int a; }; //~ ERROR CL0708
kernel __attribute__((reqd_work_group_size(4294967296,1,1))) void r24(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(4294967295,1,1))) void r25(void) {}
__attribute__((opencl_kernel_function)) void ok1(void) {}
