// std: 1.0 1.2 2.0 3.0
// opts: -DFPTR
#ifdef FPTR
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
#endif
#ifdef __cl_clang_bitfields
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
#endif

void callee(int a);
void variadic(int a, ...); // expected-error
typedef void (*fp_t)(int); // expected-error
typedef void (*fv_t)(int, ...); // expected-error

struct flags {
  int a : 4; // expected-error
  unsigned : 0; // expected-error
};
struct flex {
  int n;
  int data[]; // expected-error
};

void body(int n, fp_t f, void *p) {
  int vla[n]; // expected-error
  void (*g)(int) = callee; // expected-error
  g = &callee; // expected-error
  (*callee)(1); // expected-error
  callee(1);
  f(1);
  undeclared(2); // expected-error
  _Complex float c; // expected-error
  goto end;
  __builtin_va_list ap; // expected-error
  asm("nop");
  typeof(n) m = n;
  _Bool b = n;
  wchar_t w; // expected-error
  char *str = "abc"; // expected-error
  constant char *cs = "abc";
  char arr[] = "abc";
  __fp16 h; // expected-error
  __int128 i128;
  double _Imaginary im; // expected-error
  void rec(int);
  body(n, f, p);
end:;
}
