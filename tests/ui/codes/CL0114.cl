// `#if` and `#elif` take an integer constant expression in which names that are no macros count as 0 (C99 6.10.1, 6.6). What
// is not evaluated may divide by zero, and what follows a group that was taken is not read.
#if 1 / 0 //~ ERROR CL0114
#endif
#if 1 % 0 //~ ERROR CL0114
#endif
#if //~ ERROR CL0114
#endif
#if 1 + //~ ERROR CL0114
#endif
#if (1 //~ ERROR CL0114
#endif
#if 1 2 //~ ERROR CL0114
#endif
#if 1 ? 2 //~ ERROR CL0114
#endif
#if "text" //~ ERROR CL0114
#endif
#if 1.0 //~ ERROR CL0114
#endif
#if A = 1 //~ ERROR CL0114
#endif
#if ++A //~ ERROR CL0114
#endif
#if sizeof(int) //~ ERROR CL0114
#endif
#if (int)1 //~ ERROR CL0114
#endif
#if defined //~ ERROR CL0114
#endif
#if defined(A //~ ERROR CL0114
#endif
#if defined(1) //~ ERROR CL0114
#endif
#if 0
#elif 1 / 0 //~ ERROR CL0114
#endif
#if 1
#elif 1 / 0 //~ FINE CL0114
#endif
#if 0 && 1 / 0 //~ FINE CL0114
#elif 1 || 1 / 0 //~ FINE CL0114
#endif
#if 1 ? 1 : 1 / 0 //~ FINE CL0114
#endif
#if UNKNOWN || int || -1 < 0u //~ FINE CL0114
#endif
#if defined A && !defined(B) || 'a' == 97 && 0x7fffffffffffffff > ~0 //~ FINE CL0114
#endif
#define ZERO() 0
#if ZERO() || (1 << 2 | 3 ^ 4) != 7 //~ FINE CL0114
#endif
#if 0
#if 1 / 0 //~ FINE CL0114
#endif
#endif
