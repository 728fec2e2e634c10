// std: 1.2 2.0 3.0
// opts: -DPLAIN=1
// opts: -DFPTR=1

#ifdef FPTR
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#endif

void callee(int a) {}
typedef void fn_t(int);
void take_fp(void (*f)(int));

void f(void) {
  void (*q)(int) = &callee;
  void (*arr[2])(int);
  (callee)(1);
  (*callee)(1);
  (&callee)(1);
  take_fp(callee);
}

#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable
void (*after)(int);
