// A constant expression has no comma operator where it is evaluated (C99 6.6); compilers take it.
#if (1, 0) //~ WARNING CL0114
#elif 1 || (1, 0) //~ FINE CL0114
#endif
#define first(a, b) a
#if first(1, 0) //~ FINE CL0114
#endif
