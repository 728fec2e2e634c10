// Each conditional ends with an `#endif` of its own in the same file (C99 6.10, 6.10.1); it is said of those that are open
// at the end, each where it begins.
#if 1 //~ FINE CL0108
#endif
#ifdef A //~ FINE CL0108
#else
#endif
#ifndef A //~ FINE CL0108
#elif 1
#else
#if 0 //~ FINE CL0108
#endif
#endif
#if 0 //~ FINE CL0108
#ifdef A //~ FINE CL0108
#endif
#endif // the same twice: #if
/*
#if 1 //~ FINE CL0108
*/
#include "CL0108_whole.h" //~ FINE CL0108
#if 1 //~ ERROR CL0108
#ifndef A //~ ERROR CL0108
#if 0 //~ FINE CL0108
#endif
#ifdef A //~ ERROR CL0108
#else
int f(void);
