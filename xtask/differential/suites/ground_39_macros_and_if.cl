// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DVALUE=3
// opts: -DVALUE= -DEMPTY
#if __OPENCL_C_VERSION__ >= 120
int v12;
#elif __OPENCL_C_VERSION__ == 110
constant int v11 = 0;
#else
constant int v10 = 0;
#endif
#if __OPENCL_VERSION__
#error has __OPENCL_VERSION__
#endif
#if defined(CL_VERSION_2_0) && !defined(CL_VERSION_1_0)
#error versions
#endif
#if VALUE + 1 == 4
#define KIND int
#elif defined EMPTY
#define KIND float
#elifdef FOO
#endif
#ifdef KIND
constant KIND kv = 1;
#else
constant int kv = 2
#endif
;
#define CAT(a, b) a##b
#define STR(x) #x
#define VEC(t, n) CAT(t, n)
constant VEC(int, 4) mv = (VEC(int, 4))(1);
constant char str[] = STR(float4 (1, "x"));
#define VA(fmt, ...) printf(fmt, __VA_ARGS__)
#define VA2(fmt, ...) printf(fmt, ##__VA_ARGS__)
#define VA3(fmt, args...) printf(fmt, args)
#define STR  2
#define BAD(a a
#define BAD2(a, a)
#define BAD3(x) #y
#define 3
#define defined
#undef __OPENCL_C_VERSION__
#undef NOTHING extra
kernel void k(void) { VA("%d", 1); VA2("x"); VA3("%d", 2); VA("x"); CAT(1, 2)(3); CAT(+, x); CAT(1); }
#if 1 +
#endif
#if 1 / 0
#endif
#if 1.0f
#endif
#if (1
#else
#else
#endif
#endif
#elif 1
#frob
#if 1
#include "missing.h"
