// The hint to unroll stands before `for`, `while` and `do` (OpenCL C 6.13.5), with a positive number or without.
#define HINT __attribute__((opencl_unroll_hint(2)))
void expression(int a) { HINT a = 1; } //~ ERROR CL0209
void empty(int a) { HINT ; } //~ ERROR CL0209
void block(int a) { HINT { a = 1; } } //~ ERROR CL0209
void condition(int a) { HINT if (a) a = 1; } //~ ERROR CL0209
void choice(int a) { HINT switch (a) { default: ; } } //~ ERROR CL0209
void jump(int a) { for (;;) { HINT break; } } //~ ERROR CL0209
void result(int a) { HINT return; } //~ ERROR CL0209
void without_number(int a) { __attribute__((opencl_unroll_hint)) a = 1; } //~ ERROR CL0209
void counted(int a) { HINT for (int i = 0; i < 4; i++) a += i; } //~ FINE CL0209
void tested(int a) { HINT while (a < 4) a++; } //~ FINE CL0209
void at_the_end(int a) { HINT do a++; while (a < 4); } //~ FINE CL0209
void any_number(int a) { __attribute__((opencl_unroll_hint)) for (;;) a++; } //~ FINE CL0209
void whole(int a) { __attribute__((opencl_unroll_hint(1))) for (;;) a++; } //~ FINE CL0209
void two_loops(int a) { HINT for (;;) HINT while (a) a--; } //~ FINE CL0209
void in_a_branch(int a) { if (a) HINT for (;;) a++; } //~ FINE CL0209
