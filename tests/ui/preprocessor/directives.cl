// Directives that are wrong.
#define  //~ ERROR CL0111
#define 1  //~ ERROR CL0111
#define defined  //~ ERROR CL0111
#define A(  //~ ERROR CL0111
#define B(x  //~ ERROR CL0111
#define C(x,  //~ ERROR CL0111
#define D(x, x) x  //~ ERROR CL0111
#define E(1) x  //~ ERROR CL0111
#define F(...) __VA_ARGS__
#define G #x
#define H(x) #y  //~ ERROR CL0111
#define I ## x  //~ ERROR CL0111
#define J(x) x ##  //~ ERROR CL0111
#define K(x) #x
#define L(x, y) x y
#undef  //~ ERROR CL0110
#undef 1  //~ ERROR CL0110
#if  //~ ERROR CL0114
#endif
#if 1 +  //~ ERROR CL0114
#endif
#if (1  //~ ERROR CL0114
#endif
#if 1 / 0  //~ ERROR CL0114
#endif
#if 1.0  //~ ERROR CL0114
#endif
#if defined  //~ ERROR CL0114
#endif
#if defined(  //~ ERROR CL0114
#endif
#if defined(A  //~ ERROR CL0114
#endif
#if "text"  //~ ERROR CL0114
#endif
#ifdef  //~ ERROR CL0110
#endif
#ifndef 1  //~ ERROR CL0110
#endif
#else  //~ ERROR CL0109
#endif  //~ ERROR CL0109
#elif 1  //~ ERROR CL0109
#if 1
#else
#else  //~ ERROR CL0109
#endif
#if 1
#else
#elif 1  //~ ERROR CL0109
#endif
#include  //~ ERROR CL0110
#include x  //~ ERROR CL0110
#include "missing.h"  //~ ERROR CL0106
#include <missing.h>
#include ""
#line
#line x
#line 0
#line 10 x
#line 60 "same.cl"
#error text
#unknown
#1
constant int a = L(1);
constant int b = L(1, 2, 3);
constant int c = L(1, +2);
constant int d = K(1)[0];
_Pragma(1)
_Pragma("unknown")
#pragma OPENCL
#pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION cl_khr_fp64 : maybe
#pragma OPENCL EXTENSION cl_khr_unknown : enable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL FP_CONTRACT
#pragma OPENCL FP_CONTRACT MAYBE
#pragma unknown
#pragma unroll
#if 0
#unknown
#error text
#elif 1
constant int e = 1;
#endif
