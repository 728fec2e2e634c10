// Pragmas that compilers have for themselves (C99 6.10.6) say what those compilers let them say.
#pragma clang fp contract(sometimes) //~ ERROR CL0130
#pragma clang fp reassociate(maybe) //~ ERROR CL0130
#pragma clang fp speed(fast) //~ ERROR CL0130
#pragma clang fp contract //~ ERROR CL0130
#pragma clang fp //~ ERROR CL0130
#pragma clang fp contract(fast //~ ERROR CL0130
#pragma clang assume_nonnull end //~ ERROR CL0130
#pragma clang assume_nonnull //~ ERROR CL0130
#pragma clang fp contract(fast) //~ FINE CL0130
#pragma clang fp contract(on) reassociate(off) //~ FINE CL0130
#pragma clang assume_nonnull begin //~ FINE CL0130
#pragma clang assume_nonnull end //~ FINE CL0130
#if 0
#pragma clang fp contract(sometimes) //~ FINE CL0130
#endif
// #pragma clang fp //~ FINE CL0130
void f(void) {
#pragma clang fp contract(off) //~ FINE CL0130
}
