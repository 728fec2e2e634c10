// Behind what a directive needs its line ends (C99 6.10); comments are no text.
#if 1
#else X //~ WARNING CL0123
#endif X //~ WARNING CL0123
#ifdef A B //~ WARNING CL0123
#endif
#ifndef A == 1 //~ WARNING CL0123
#endif "text" //~ WARNING CL0123
#undef A B //~ WARNING CL0123
#undef A() //~ WARNING CL0123
#include "CL0106.h" + 1 //~ WARNING CL0123
#pragma OPENCL FP_CONTRACT ON now //~ ERROR CL0122
#pragma OPENCL EXTENSION all : disable now //~ WARNING CL0123
#if 0
#else ; //~ WARNING CL0123
#endif ; //~ WARNING CL0123
#ifdef A // B //~ FINE CL0123
#else /* A */ //~ FINE CL0123
#endif /* A */ // B //~ FINE CL0123
#undef A /* B \
*/ //~ FINE CL0123
#if 0
#if 1
#else X //~ FINE CL0123
#endif X //~ FINE CL0123
#undef A B //~ FINE CL0123
#endif
#include "CL0106.h" // of another case //~ FINE CL0123
