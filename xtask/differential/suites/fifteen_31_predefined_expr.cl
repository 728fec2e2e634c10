// std: 1.0 1.2 2.0 3.0
void f(void) {
  char *f1 = __func__;
  constant char *f2 = __func__;
  constant const char *f3 = __FUNCTION__;
  const char *f4 = __PRETTY_FUNCTION__;
  int n = sizeof(__func__);
  int line = __LINE__;
  constant char *file = __FILE__;
  global char *g = __func__;
  __func__[0] = 'a';
  printf("%s:%d\n", __func__, __LINE__);
}
constant char *outside = __func__;
