// What is warned of, each alone on its line.
// warnings

[[unknown_name]] void unknown_attribute(void); //~ WARNING CL0218
__attribute__((unknown_name)) void unknown_gnu_attribute(void);  //~ WARNING CL0710
typedef int packed_type __attribute__((packed));  //~ WARNING CL0710
void hint_of_variable(void) { int a __attribute__((opencl_unroll_hint)); }  //~ ERROR CL0708
kernel __attribute__((reqd_work_group_size(1, 2, 3))) __attribute__((reqd_work_group_size(3, 2, 1))) void twice(void) { }  //~ WARNING CL0710
void endian(global int *a __attribute__((endian(host))), global int *b __attribute__((endian(device)))) { a = b; }  //~ WARNING CL0508
int nothing_named;  //~ ERROR[1.0,1.1,1.2] CL0307
constant char *name(void) { return __func__; }  //~ WARNING[1.0,1.1] CL0805
void bytes(global char *a, global short *b) { a[0] = 1; }  //~ WARNING[1.0] CL0805
sampler_t sampler_variable(sampler_t s) { sampler_t t = 1; }  //~ ERROR CL0423  //~ WARNING[1.1+] CL0446  //~ WARNING[1.0] CL0805
void pass_sampler(sampler_t s);  //~ WARNING[1.0] CL0805
kernel void constants(void) { constant int a = 1; }  //~ WARNING[1.0,1.1] CL0805
void outside(void) { extern int e; }  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[1.0,1.1] CL0407  //~ WARNING[1.2] CL0805
constant image2d_t *image;  //~ ERROR CL0424
int;  //~ WARNING CL0206
void sizes(void) { sizeof(^{ }); }  //~ ERROR[1.0,1.1,1.2] CL0212  //~ WARNING CL0527  //~ WARNING CL0905
#pragma OPENCL EXTENSION cl_none : enable  //~ WARNING CL0129
#pragma OPENCL EXTENSION cl_none : disable  //~ WARNING CL0120
#pragma OPENCL EXTENSION  //~ WARNING CL0121
#pragma OPENCL EXTENSION cl_khr_fp64  //~ WARNING CL0121
#pragma OPENCL EXTENSION cl_khr_fp64 : sometimes  //~ WARNING CL0121
#pragma OPENCL EXTENSION all : enable  //~ WARNING CL0129
#pragma OPENCL FP_CONTRACT  //~ WARNING CL0121
#pragma OPENCL FP_CONTRACT SOMETIMES  //~ WARNING CL0121
#pragma OPENCL NOTHING  //~ WARNING CL0119
#pragma STDC FP_CONTRACT SOMETIMES  //~ WARNING CL0121
#pragma STDC
#pragma unroll 4 5  //~ ERROR CL0122
#pragma  //~ WARNING CL0119
#
#include ""  //~ ERROR CL0110
#line  //~ ERROR CL0110
#line 3 four  //~ ERROR CL0110
#define M(a, b) a
int call(void) { return M(1); }  //~ ERROR CL0112
int call_many(void) { return M(1, 2, 3); }  //~ ERROR CL0112
void block_parameters(void) { int (^b)() = ^{ return 1; }; }  //~ ERROR[1.0,1.1,1.2] CL0212  //~ WARNING CL0214
long double reserved;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ WARNING CL0210  //~ WARNING[1.0,1.1] CL0803
void printf_formats(constant char *f, float4 v, global char *g) { printf("%d", 1.0f); printf("%v4d", v); }  //~ ERROR[1.0,1.1] CL0602  //~ WARNING[1.2+] CL0612
void printf_pointer(global char *g) { printf("%p", 1); }  //~ ERROR[1.0,1.1] CL0602  //~ WARNING[1.2+] CL0612
void mixed_pointers(global int *g, global float *f, int a) { g = f; }  //~ WARNING CL0508
void mixed_integers(global int *g, int a) { g = a; }  //~ ERROR CL0507
void mixed_conditional(global int *g, global float *f, int a) { a ? g : f; }  //~ WARNING CL0508
void compared(global int *g, global float *f) { g == f; }  //~ WARNING CL0511  //~ WARNING CL0905
void compared_integer(global int *g, int a) { g == a; }  //~ WARNING CL0511  //~ WARNING CL0905
void chosen_integer(global int *g, int a) { a ? g : 1; }  //~ WARNING CL0508
void chosen_pointer(global int *g, int a) { a ? 1 : g; }  //~ WARNING CL0508
void many_in_scalar(void) { int a = { 1, 2 }; }  //~ WARNING CL0436
void many_in_array(void) { int a[1] = { 1, 2 }; }  //~ WARNING CL0436
