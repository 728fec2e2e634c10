// std: 1.2 2.0 3.0
// opts:
// opts: -DPRAGMA
// Function pointers, typedefs of them, variadic functions.

#ifdef PRAGMA
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
#endif

void foo(void *);
int bar(int);
typedef void fn_t(void);
typedef void (*fp_t)(void);
typedef fn_t *fp2_t;
fn_t declared;
fp_t file_fp;
constant fp_t cfp = 0;
struct S { fp_t f; };
void par_fp(void (*p)(int));
void par_fn(void p(int));
void (*ret_fp(void))(int);
void vararg(int a, ...);
void vararg_def(int a, ...) {}
void vararg_only(...);
int printf(__constant const char *fmt, ...);
typedef int vfn_t(int, ...);
typedef int (*vfp_t)(int, ...);
int knr();

kernel void f(global int *out) {
  void (*p)(void *) = foo;
  p = &foo;
  foo;
  (void)foo;
  (void)&foo;
  (void)*foo;
  foo((void *)foo);
  foo(&foo);
  (*foo)(0);
  (&foo)(0);
  (foo)(0);
  int (*arr[2])(int) = {bar, bar};
  arr[0](1);
  fn_t *q;
  fp_t fp = 0;
  if (foo) out[0] = 1;
  (void)(foo == 0);
  (void)(1 ? foo : foo);
  (void)sizeof(fp_t);
  (void)sizeof(foo);
  (void)(fp_t)0;
  bar(1)(2);
  vararg(1, 2, 3.0f);
  knr(1, 2);
  (void)__builtin_choose_expr(1, foo, bar);
}
