// std: 1.2 2.0 3.0

// Variadic functions
void vararg_f(int, ...);                  // expected-error {{invalid prototype, variadic arguments are not allowed in OpenCL}}
typedef void (*vararg_fptr_t)(int, ...);  // expected-error {{invalid prototype, variadic arguments are not allowed in OpenCL}}
int printf(__constant const char *st, ...) __attribute__((format(printf, 1, 2)));

// Function pointers
void foo(void *);

void bar(void) {
  foo((void *)foo); // expected-error{{taking address of function is not allowed}}
  foo(&foo);        // expected-error{{taking address of function is not allowed}}
  void (*fptr)(int); // expected-error{{pointers to functions are not allowed}}
}

typedef int (*fptr_t)(int); // expected-error{{pointers to functions are not allowed}}

typedef struct s {
  void (*f)(struct s *self, int *i); // expected-error{{pointers to functions are not allowed}}
} s_t;

int recursive(int n) {
  return n ? recursive(n - 1) : 0;
}

int main(void) { return 0; } // expected-error {{function cannot be called 'main'}}

__kernel int ret_int(void) { return 1; } // expected-error {{kernel must have void return type}}
static __kernel void static_k(void) { } // expected-error {{kernel functions cannot be declared static}}
inline __kernel void inline_k(void) { }

__kernel void a(void);
__kernel void call_kernel(void) {
  a();
}
