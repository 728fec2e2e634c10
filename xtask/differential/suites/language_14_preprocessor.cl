// std: 1.0 1.1 1.2 2.0 3.0
// Macros, conditionals and predefined names.

#define ONE 1
#define ADD(a, b) ((a) + (b))
#define STR(x) #x
#define CAT(a, b) a##b
#define XCAT(a, b) CAT(a, b)
#define EMPTY
#define VOIDFN() 7
#define VAR(fmt, ...) ADD(fmt, __VA_ARGS__)
#define MULTI(x) do { \
    x = x + 1;        \
  } while (0)
#define ONE 2
#define ONE 2
#undef ONE
#undef NEVER_DEFINED
#define 3abc 1
#define defined 1
#define BADPARAM(a, a) a
#define BADPARAM2(a b) a
#define HASHBAD(a) #b
#define TAIL a ##

#if __OPENCL_C_VERSION__ < CL_VERSION_1_1
constant int ver = 100;
#elif __OPENCL_C_VERSION__ < CL_VERSION_1_2
constant int ver = 110;
#elif __OPENCL_C_VERSION__ == 120
constant int ver = 120;
#elif __OPENCL_C_VERSION__ == CL_VERSION_2_0
constant int ver = CL_VERSION_2_0;
#else
constant int ver = __OPENCL_C_VERSION__;
#endif

#if 1 + 2 * 3 != 7 || (0x10 >> 2) != 4 || 'a' != 97 || -1 > 0
#error arithmetic is wrong
#endif
#if UNDEFINED_NAME
#error must be zero
#endif
#if defined(ADD) && !defined NEVER && defined EMPTY
constant int ok = 1;
#else
#error defined does not work
#endif
#ifndef __ENDIAN_LITTLE__
#error not little
#endif
#ifdef __kernel_exec
constant int kx = 1;
#endif
#ifdef __IMAGE_SUPPORT__
constant int img = __IMAGE_SUPPORT__;
#endif
#if 1 / 0
#endif
#if 1.0
#endif
#if (1
#endif
#if
#endif
#ifdef
#endif
#ifdef A B
#endif

int use(int x) {
  int a = ADD(1, 2);
  a = ADD(ADD(1, 2), XCAT(1, 2));
  a = VAR(1, 2);
  a = VOIDFN();
  a = ADD(1);
  a = ADD(1, 2, 3);
  a = VOIDFN(1);
  MULTI(a);
  constant char *s = STR(a "b" \n);
  s = __FILE__;
  a = __LINE__;
  a = CAT(+, -) x;
  return a EMPTY + ONE;
}
#line 500 "other.cl"
int later = undeclared_at_500;
#define HDR "does_not_exist.h"
#include HDR
