// std: 1.2 2.0 3.0
// opts: -DDEFAULT_RUN=1
// opts: -DFUNCPTREXT=1
void foo(void *);
int bar(int);
typedef void (*fptr_t)(int);
typedef int fn_t(int);
void takes(int (*f)(int));
struct S { int (*f)(int); };

#ifdef FUNCPTREXT
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#endif

void f(fptr_t p) {
  void (*q)(void *) = foo;
  foo((void *)foo);
  int a = bar(1);
  &foo;
  *foo;
  foo;
  fn_t *r;
  int (*arr[2])(int);
  fn_t *(*rr)(void);
  (*bar)(2);
  (bar)(2);
  int b = foo == 0;
  if (bar) {}
  sizeof(&bar);
  __typeof__(bar) *t;
}
#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable
void g(void) {
  void (*q)(void *) = &foo;
}
