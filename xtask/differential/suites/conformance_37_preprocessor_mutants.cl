// std: 1.0 1.2 2.0
// opts: -DVEC=4
// opts: -DVEC=3
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define VTYPE CAT(float, VEC)
#define VTYPE_RAW CAT_(float, VEC)
#define VLOAD CAT(vload, VEC)
#define ADD3(a, b, c) ((a) + (b) + (c))
#define ADD3_UNPAREN(a, b, c) (a) + (b) + (c
#define BADPASTE(a, b) a##-##b
#define STR(x) #y
#define VEC 16
#undef VEC garbage
#define VEC 4
#ifdef 4
#endif
#if VEC = 4
#endif
#if VEC == 4 garbage
__constant int after_garbage = 1;
#endif
#if UNDEFINED_MACRO > 0
__constant int undefined_macro = 1;
#endif
#if 1.0f
#endif
#elif VEC
#warning generated
#error bad VEC
#pragma OPENCL EXTENSION cl_khr_fp65 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 : maybe
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT
#pragma OPENCL FP_CONTRACT maybe
#pragma STDC FP_CONTRACT OFF
#pragma unknown_thing on
#unknown
__kernel void m0(__global float *in, __global VTYPE *out) { out[0] = VLOAD(0, in); }
__kernel void m1(__global float *in, __global VTYPE_RAW *out) { out[0] = VLOAD(0, in); }
__kernel void m2(__global float *in, __global VTYPE *out) { out[0] = VLOAD_(0, in); }
__kernel void m3(__global int *o) { o[0] = ADD3(1, 2); }
__kernel void m4(__global int *o) { o[0] = ADD3(1, 2, 3, 4); }
__kernel void m5(__global int *o) { o[0] = ADD3; }
__kernel void m6(__global int *o) { o[0] = BADPASTE(1, 2); }
__kernel void m7(__global int *o) { o[0] = sizeof(CAT(double, VEC)); }
__kernel void m8(__global int *o) { o[0] = CAT(0x, g); }
__kernel void m9(__global int *o) { o[0] = 09 + __OPENCL_C_VERSION; }
