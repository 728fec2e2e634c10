// std: 3.0+
#define ONE 1
#define ADD(a, b) ((a) + (b))
#define PASTE(a, b) a ## b
#define TEXT(a) #a
#define ALL(...) __VA_ARGS__
#define REST(a, ...) ADD(a, ## __VA_ARGS__)
#define SELF SELF
#define EMPTY
constant int a = ADD(ONE, ADD(2, 3));
constant int PASTE(b, 1) = PASTE(1, 2);
constant char c[] = TEXT(a "b" \n);
constant int d[] = { ALL(1, 2, 3) };
constant int e = REST(1, 2) EMPTY;
#if ONE && defined(ADD) && !defined NONE && (__OPENCL_C_VERSION__ >= 300) && 3 / 2 == 1
constant int f = 1;
#elif 1 / 0
#else
#error not here
#endif
#if 0
#error not here
#if 1
#endif
#else
constant int g = f;
#endif
#ifndef __OPENCL_C_VERSION__
#error
#endif
constant int h = ADD(1);  //~ ERROR CL0112
constant int i = PASTE(+, 1);  //~ ERROR CL0113
#define BAD(a, a) a  //~ ERROR CL0111
#define HASH(a) #b  //~ ERROR CL0111
#else  //~ ERROR CL0109
#nothing  //~ ERROR CL0110
#if 1 +  //~ ERROR CL0114
#endif
#error stop  //~ ERROR CL0115
constant int j = __LINE__ + __COUNTER__;
constant int k = sizeof(__FILE__) > 1;
_Pragma("OPENCL EXTENSION cl_khr_fp16 : enable")
half l(half m) { return m; }
int n = '\x';  //~ ERROR CL0126
int o = 08;  //~ ERROR CL0126
