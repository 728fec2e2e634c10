// Directives and macro calls that are not complete.
// std: 3.0+

# 6 "directives_of_compilers.cl" 2
# 7 "directives_of_compilers.cl" 3 1
# 8 "directives_of_compilers.cl" 5
#line 9 L"wide.cl"  //~ ERROR CL0110
#ident text  //~ ERROR CL0110
#ident  //~ ERROR CL0110
#define identity(x) x
int among = identity(
#pragma once  //~ ERROR CL0110
1);
#if __has_feature()  //~ ERROR CL0112
#endif
#if __has_feature(1)
#endif
#if __has_include(unquoted)
#endif
#if __has_include  //~ ERROR CL0114
#endif
#if ''  //~ ERROR CL0114
#endif
#if 0  //~ ERROR CL0108
/* A comment that is passed over may lack its end.
#endif
#define text(x, ...) #__VA_OPT__(x ## x : x)