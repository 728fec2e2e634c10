// `#else`, `#elif` and `#endif` continue a conditional that is open in the same file (C99 6.10.1), and nothing continues one
// behind its `#else`. That holds within groups that are left out too: their nesting is followed.
#else //~ ERROR CL0109
#elif 1 //~ ERROR CL0109
#endif //~ ERROR CL0109
#if 1
#else //~ FINE CL0109
#else //~ ERROR CL0109
#endif //~ FINE CL0109
#if 1
#else
#elif 1 //~ ERROR CL0109
#endif
#if 0
#if 1
#else //~ FINE CL0109
#else //~ ERROR CL0109
#endif //~ FINE CL0109
#elif 0 //~ FINE CL0109
#elif 1 //~ FINE CL0109
int f(void);
#else //~ FINE CL0109
#endif //~ FINE CL0109
#endif //~ ERROR CL0109
#ifdef A
#endif
#ifndef A
#else //~ FINE CL0109
#endif
