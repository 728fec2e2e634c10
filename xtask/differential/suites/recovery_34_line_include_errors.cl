// std: 1.2 2.0 3.0
// opts: -DINC=1
// opts: -DINC=2
// opts: -DINC=3
#line 100
constant int a = __LINE__;
typedef char check[__LINE__ == 101 ? 1 : -1];
#line 200 "other.cl"
constant char b[] = __FILE__;
constant int err_in_other = x;
#line
#line foo
#line -1
#line 0
#line 10 foo
#line 10 "x" 3
#line 4294967296
# 50 "marker.cl" 1
constant int err_in_marker = y;
# 51 "marker.cl" 2
# "x"
#define LN 300
#line LN "mac.cl"
#warning be careful
#error stop here
#unknown directive
#ident "id"
#assert x(y)
#undef
#undef 3
#undef __OPENCL_C_VERSION__
#undef LN extra
#
#include
#include foo
#include "unterminated
#include <unterminated
int after(void) { return LN; }
#if INC == 1
#include "does_not_exist.h"
#elif INC == 2
#define HDR <also/missing.h>
#include HDR
#else
#import "nope.h"
#endif
int after_include(void) { return z; }
