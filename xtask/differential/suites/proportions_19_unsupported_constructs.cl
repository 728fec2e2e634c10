// std: 1.2 2.0 3.0
struct test1 {
  int a[];
};

struct test2 {
  int a : 1;
};

void no_vararg(int i, ...);
int printf_like(constant char *fmt, ...) __attribute__((format(printf, 1, 2)));

void foo(void *x);

void no_vla(int n) {
  int a[n];
}

void no_logxor(int n) {
  int logxor = n ^^ n;
}

void fptr_use(void) {
  void (*fp)(void *) = foo;
  foo(0);
  &foo;
  foo;
}

typedef int (*fptr_t)(int);
int in_cast(int i) { return ((fptr_t)0)(i); }

thread_local int tl;
long long ll = 1;
_Complex float cf;

int stmt_expr(void) { return ({ int z = 4; z; }); }
