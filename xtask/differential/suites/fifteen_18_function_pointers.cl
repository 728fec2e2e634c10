// std: 1.2 2.0 3.0
// opts: -DFUNCPTREXT=1
// opts: -DDEFAULT=1
#ifdef FUNCPTREXT
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#endif
void foo(void);
void (*pglob)(void) = 0;
typedef void (*fptr_t)(void);
typedef void fn_t(int);
struct s { void (*f)(void); };
void takes(void (*f)(void));
void takes_fn(fn_t f);
fptr_t returns(void);
kernel void bar(void) {
  void (*fptr)(void) = foo;
  fptr_t t = &foo;
  (void)(fptr_t)foo;
  foo();
  (*foo)();
  (&foo)();
  takes(foo);
  void *p = (void *)foo;
  int a = sizeof(fn_t);
  __typeof__(foo) *q;
  void (*arr[2])(void);
  if (foo) { }
  fn_t proto;
  proto(3);
}
