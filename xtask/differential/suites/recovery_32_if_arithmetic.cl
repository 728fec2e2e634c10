// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DFOO=3
// opts: -DFOO
#if FOO
#if FOO == 3
constant int foo3 = 1;
#endif
#else
constant int foo0 = 1;
#endif
#if 1 + 2 * 3 != 7 || (1 ? 0 : 1/0)
#error wrong
#endif
#if -1 > 0u
constant int unsigned_cmp = 1;
#endif
#if 1 / 0
#endif
#if 1.0
#endif
#if "str"
#endif
#if 'a' == 97 && 'ab'
#endif
#if 1 +
#endif
#if (1
#endif
#if
#endif
#if defined
#endif
#if defined(FOO
#endif
#if 1 2
#endif
#if FOO = 1
#endif
#if sizeof(int) == 4
#endif
#if 99999999999999999999
#endif
#if __OPENCL_C_VERSION__ >= CL_VERSION_1_2
constant int ge12 = 1;
#elif
constant int lt12 = 1;
#endif
#if 0
#bogus
#elif 1 + + 1
#else extra
#elif 0
#else
#endif garbage
#endif
#ifdef
#endif
#ifndef 3
#endif
#if 1
