// A conditional that names no macro passes its group over, and what is open inside of it is open as well.
#ifdef 3 //~ ERROR CL0110
#error passed over
#endif
#ifndef //~ ERROR CL0110
#error passed over
#else
#error taken //~ ERROR CL0115
#endif
#ifdef //~ ERROR CL0110
#elif 1
#error taken //~ ERROR CL0115
#endif
#ifdef defined
#error it is no macro
#endif
#if !defined _Pragma || !defined __has_builtin || defined __has_cpp_attribute
#error the first two are there
#endif
#ifdef never //~ ERROR CL0108
#if what is passed over //~ ERROR CL0108
#else
#ifdef //~ ERROR CL0108
