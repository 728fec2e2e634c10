// std: 1.2 2.0 3.0
typedef int fn(int);
typedef int (*fnp)(int);
int foo(int x) { return x; }
void take(int (*p)(int));
void take2(fn *p);
void take3(fn p);
int (*ret(void))(int);
struct S { int (*m)(int); };
constant fnp gl = foo;

kernel void k(global int *o) {
  int (*p)(int) = foo;
  fnp q = &foo;
  fn *r;
  o[0] = (*foo)(1);
  o[1] = (&foo)(1);
  o[2] = ((int (*)(int))foo)(1);
  void *v = (void *)foo;
  foo;
  if (foo) return;
  o[3] = foo == foo;
  o[4] = (foo)(2);
  int (*arr[2])(int);
  sizeof(foo);
}
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
void allowed(void) {
  int (*p)(int) = foo;
  p(1);
}
#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable
void again(void) {
  int (*p)(int) = foo;
}
