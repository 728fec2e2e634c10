// Directives of C99 (OpenCL C 6.12).
#define one 1
#define add(a, b) ((a) + (b))
#define text(a) #a
#define glue(a, b) a##b
#define none
#if one + 1 == 2 && defined(add) && !defined missing && 'a' == 97
constant int glue(na, me) = add(one, 2) none;
#elif 1 / 0
#error never
#else
#error never
#endif
#undef one
#undef never_there
#ifndef one
constant char letters[] = text(a  b);
#endif
#
#pragma
int use(void) { return name + add(name, 1); }
int gone(void) { return one; } //~ ERROR CL0501
#error the message //~ ERROR CL0115
#unknown //~ ERROR CL0110
#define //~ ERROR CL0111
#define twice(a, a) a //~ ERROR CL0111
#define defined 1 //~ ERROR CL0111
#if 1 + //~ ERROR CL0114
#endif
#if 1.0 //~ ERROR CL0114
#endif
#else //~ ERROR CL0109
#endif //~ ERROR CL0109
#elif 1 //~ ERROR CL0109
constant int arguments = add(1); //~ ERROR CL0112
#include "missing.h" //~ ERROR CL0106
