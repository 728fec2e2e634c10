// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DNAME=4
#if __OPENCL_C_VERSION__ == CL_VERSION_1_0
#warning ten
#elif __OPENCL_C_VERSION__ >= CL_VERSION_2_0
#warning twenty
#else
#warning between
#endif
#if !defined(__OPENCL_VERSION__) || __OPENCL_VERSION__ < 100
#error no version
#endif
#ifdef __IMAGE_SUPPORT__
int img;
#endif
#if __ENDIAN_LITTLE__ != 1
#error big
#endif
#if 1 +
#endif
#if 1.0
#endif
#if 1 / 0
#endif
#if "s"
#endif
#if UNDEFINED_MACRO == 0 && !UNDEFINED_FN(1)
#endif
#else
#ifdef
#endif
#ifndef A B
#endif
#include
#define
#define F(x
#define G(x, x) x
#define H(x) #y
#define I ## x
#define STR(x) #x
#define XSTR(x) STR(x)
#define CAT(a, b) a##b
#define VAR(...) __VA_ARGS__
__constant char s[] = XSTR(NAME);
int CAT(a, 1);
int CAT(+, -);
int x2 = STR(1, 2);
int __VA_ARGS__;
#undef __OPENCL_VERSION__
#define __OPENCL_C_VERSION__ 999
#define defined 1
#line 100 "foo.cl"
int err = undeclared_here;
#line 0
#foo
#error the end
#if 1
#include "does_not_exist.h"
