// std: 1.0 1.1 1.2 2.0 3.0
// Pragmas of extensions, feature macros, what is optional.
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : require
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_no_such_thing : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION cl_khr_fp64 : begin
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION __opencl_c_images : enable
#pragma OPENCL EXTENSIONS cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT maybe
#pragma OPENCL UNKNOWN thing
#pragma OPENCL

#if __OPENCL_C_VERSION__ >= 300
#ifndef __opencl_c_int64
#error "int64 is always there"
#endif
#endif

#ifndef __OPENCL_C_VERSION__
#error no version
#endif
#if CL_VERSION_1_0 != 100 || CL_VERSION_1_1 != 110
#error wrong constants
#endif
#ifndef __IMAGE_SUPPORT__
int no_images = 1;
#endif

half hf(half *p) { half h = 1.0h; return *p + h; }
kernel void half_arg(half h) {}
void half_ptr(global half *h, float f) { vstore_half(f, 0, h); f = vload_half(0, h); half l; }
double dbl(double d) { return d * 2.0; }
kernel void dbl_arg(double4 d, global double *o) { *o = d.x + 1.0; *o = sqrt(d.y); }

#if __OPENCL_C_VERSION__ >= 200
generic int *gen_ptr(generic int *p) { return p; }
global int prog_var = 1;
#endif
int *infer(int *p) { return p; }
kernel void gen(global int *g, local int *l) { infer(g); infer(l); int x; infer(&x); }
#ifdef __opencl_c_program_scope_global_variables
static global float table[4];
#else
static global float table_old[4];
#endif
