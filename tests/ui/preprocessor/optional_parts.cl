// Directives and macro calls that are not complete, and parts that a macro call may leave out.
// std: 3.0+

# 6 "directives_of_compilers.cl" 2  //~ ERROR CL0110
# 7 "directives_of_compilers.cl" 3 1  //~ ERROR CL0110
# 8 "directives_of_compilers.cl" 5  //~ ERROR CL0110
#line 9 L"wide.cl"  //~ ERROR CL0110
#ident "text"
#sccs "text"
#ident text  //~ ERROR CL0110
#ident  //~ ERROR CL0110
#define identity(x) x
int among = identity(
#pragma once  //~ ERROR CL0110
1);
#define plus(x, ...) x __VA_OPT__(+ 1)
int with = plus(1, 2);
int without = plus(1);
int empty = plus(1,);
#define no_parentheses(...) __VA_OPT__  //~ ERROR CL0111
#define no_end(...) __VA_OPT__(1  //~ ERROR CL0111
#define nested(...) __VA_OPT__(__VA_OPT__(1))  //~ ERROR CL0111
#define pasted(...) __VA_OPT__(## 1)  //~ ERROR CL0111
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
constant char some[sizeof(text(ab, 1)) == sizeof("abab : ab") ? 1 : -1] = "";
constant char none[sizeof(text(ab)) == 1 ? 1 : -1] = "";
