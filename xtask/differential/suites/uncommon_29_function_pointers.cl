// std: 1.2 2.0

// Pointers to functions.

typedef void fn_t(int);
typedef void (*pfn_t)(int);
fn_t declared;
fn_t *global_ptr;
pfn_t global_ptr2;
constant pfn_t table[2] = {0, 0};
void (*raw)(void);
int (*raw_arr[3])(int);
int (*(*pp))(void);

void impl(int a) {}
void other(int a) {}

struct s { void (*m)(int); int a; };
union u { pfn_t m; int a; };

void par(void (*f)(int)) { f(1); }
void par_decayed(void f(int)) {}
void par_td(fn_t f) {}
pfn_t ret(void);
void (*ret_raw(void))(int);
kernel void k(pfn_t f) {}

void body(int c) {
  void (*a)(int) = impl;
  pfn_t b = &impl;
  &impl;
  *impl;
  impl;
  (impl)(1);
  (*impl)(1);
  (**impl)(1);
  (&impl)(1);
  (c ? impl : other)(1);
  c ? impl(1) : other(2);
  (0, impl)(1);
  par(impl);
  void *v = impl;
  v = (void *)&impl;
  int i = (int)impl;
  if (impl) {}
  if (impl == other) {}
  if (!impl) {}
  impl + 1;
  sizeof(impl);
  sizeof(&impl);
  impl = other;
  __typeof__(impl) same;
  __typeof__(impl) *ptr;
  __builtin_choose_expr(1, impl, other)(1);
  return impl;
}

__attribute__((enable_if(1, ""))) void plain_enabled(int a);
void through_builtin(void) {
  &get_global_id;
  get_global_id;
  float (*f)(float) = sin;
  &printf;
  ((int (*)(int))0)(1);
  ({ impl; })(1);
}

#ifdef __cl_clang_function_pointers
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
void (*allowed)(int);
void allowed_body(void) {
  void (*a)(int);
  impl(1);
}
#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable
void (*forbidden)(int);
#endif
