// std: 1.2 2.0
int printf(constant const char *fmt, ...);
void v(int n, ...);
void w(int n, ...) {}
typedef void t(int, ...);
kernel void kv(int n, ...) {}
__attribute__((overloadable)) void ov(int n, ...);
#define LOG(f, ...) printf(f, __VA_ARGS__)
#define NAMED(f, args...) printf(f, ##args)
void use(int n) {
  v(1, 2, 3);
  LOG("%d\n", n);
  NAMED("%d\n", n);
  NAMED("x\n");
  __builtin_va_list ap;
  __builtin_va_start(ap, n);
  va_list a2;
}
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
void allowed(int n, ...);
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : disable
void not_allowed(int n, ...);
