// std: 1.2 2.0 3.0
// opts: -DNO_EXT=1
// opts: -DEXT=1
#ifdef EXT
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#endif
typedef void (*fp_t)(int);
typedef void fn_t(int);
void callee(int);
void take(void (*f)(int));
void take2(fn_t f);
struct s { int (*f)(void); };

void f(int n) {
  void (*p)(int) = callee;
  fp_t q;
  fn_t *r = &callee;
  callee;
  (void)callee;
  *callee;
  (&callee)(1);
  callee(n);
  (callee)(n);
  if (callee) return;
  int x = (int)callee;
}
