// std: 2.0 3.0
// opts: -DNO_EXT
// opts: -DFP
// opts: -DVA
// Function pointers, variadic functions, recursion and undeclared functions.

#ifdef FP
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#endif
#ifdef VA
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
#endif

void va1(int a, ...);
void va2(int, ...) {}
typedef void (*fp_t)(int);
void plain(int a);
int noproto();
struct fps { void (*cb)(int); };

int fact(int n) { return n ? n * fact(n - 1) : 1; }

void f(int n, fp_t cb) {
  va1(1, 2, 3);
  void (*p)(int) = plain;
  p(1);
  (*plain)(2);
  plain(1, 2);
  cb(n);
  undeclared(n);
  int r = undeclared2();
  noproto(1, 2);
  (void)plain;
  int eq = plain == f;
  unknown_type x;
  unknown_type *y;
}
unknown_type g(int a);
void h(other_type a);
