// std: 1.2 2.0 3.0
// Function pointers, recursion, declarations of functions.

int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
int even(int n);
int odd(int n) { return n == 0 ? 0 : even(n - 1); }
int even(int n) { return n == 0 ? 1 : odd(n - 1); }

int add(int a, int b) { return a + b; }
void nothing(void) {}
typedef int fn_t(int, int);
typedef int (*fnp_t)(int, int);
fn_t add_decl;

int (*file_fp)(int, int);                 // error
fnp_t file_fp2;                           // error
constant fnp_t file_fp3 = add;            // error

void pointers(void) {
  int (*a)(int, int);                     // error
  int (*b)(int, int) = add;               // error
  fnp_t c;                                // error
  fn_t *d = &add;                         // error
  void (*e)(void) = nothing;              // error
  int (*f[2])(int, int);                  // error
  void *g = add;                          // error
  (void)&add;                             // error
  (void)add;
  add;
  *add;
  int r = (*add)(1, 2);
  r = (&add)(1, 2);                       // error
  r = (add)(1, 2);
  if (add) r = 1;
  r = add == add;
  r = sizeof(add);
}

void param_ptr(int (*f)(int));            // error
void param_fn(int f(int));                // error
void param_td(fnp_t f);                   // error
int (*returns_fp(void))(int);             // error
struct S { int (*member)(int); };         // error
union U { void (*member)(void); int i; }; // error

#if defined(__cl_clang_function_pointers) && __OPENCL_C_VERSION__ >= 200
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
typedef int (*allowed_t)(int, int);
int apply(allowed_t f, int a) { return f(a, 1); }
void now(void) {
  allowed_t f = add;
  int r = f(1, 2);
  r = (*f)(1, 2) + apply(add, 3) + apply(&add, 4);
}
#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable
void not_now(void) { allowed_t f = add; }  // error
#endif

int variadic(int a, ...);                 // error
void calls(float4 v) {
  int r = undeclared(1);                  // error
  r = add(1);                             // error
  r = add(1, 2, 3);                       // error
  r = add(1.5f, 'a');
  r = add(v, 1);                          // error
  r = nothing();                          // error
  int nested(int x);
  r = nested(2);
}
int bare() { return 1; }
int use_bare(void) { return bare() + bare(1); } // error from prototypes
