// `__VA_ARGS__` stands in the replacement list of a macro with `...`, and nowhere else (C99 6.10.3). Until 2.0 there are no
// such macros at all (OpenCL C 6.11).
#define fixed(a) a __VA_ARGS__ //~ WARNING CL0124
#define object __VA_ARGS__ //~ WARNING CL0124
#define parameter(__VA_ARGS__) 1 //~ WARNING CL0124
void f(int __VA_ARGS__); //~ WARNING CL0124
#define __VA_ARGS__ 1 //~ WARNING CL0124
#undef __VA_ARGS__ //~ WARNING CL0124
#ifdef __VA_ARGS__ //~ WARNING CL0124
#endif
#define only(...) f(__VA_ARGS__) //~ FINE[3.0+] CL0124 //~ WARNING[1.0,1.1,1.2,2.0] CL0805
#define last(a, ...) #__VA_ARGS__ a //~ FINE[3.0+] CL0124 //~ WARNING[1.0,1.1,1.2,2.0] CL0805
#define ignored(a, ...) a //~ FINE[3.0+] CL0124 //~ WARNING[1.0,1.1,1.2,2.0] CL0805
constant char text[] = "__VA_ARGS__"; //~ FINE CL0124
// __VA_ARGS__ //~ FINE CL0124
int __VA_ARGS(int __va_args__); //~ FINE CL0124
#if 0
__VA_ARGS__ //~ FINE CL0124
#define skipped __VA_ARGS__ //~ FINE CL0124
#endif
