// std: 1.2 2.0
// opts: -DFP=1
// opts: -DNOFP=1

#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
void (*with_ext)(int);
#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable

#ifdef FP
void (*without_ext)(int);
typedef int (*fn_t)(int, float);
void take(int (*cb)(void), fn_t f);
#endif

#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
void va_on(int a, ...);
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : disable
void va_off(int a, ...);
typedef void vty(int, ...);

#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
struct bf_on { int a : 3; unsigned : 0; };
#pragma OPENCL EXTENSION __cl_clang_bitfields : disable
struct bf_off { int a : 3; int b; };

int plain(int (x)) { return (plain)(x); }

void vla(int n) {
  int a[n];
  int b[sizeof(int) * 2];
  int c[] = {[1] = 2, 3};
  struct { int x, y; } d = {.y = 1};
}
