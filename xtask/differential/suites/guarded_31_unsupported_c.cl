// std: 1.2 2.0 3.0
struct bits {
  int a : 3;
  uint b : 5;
};

void vla(int n) {
  int a[n];
  int b[n + 1][2];
  private int c[4];
}

void variadic(int n, ...);
int printf_like(constant char *fmt, ...) __attribute__((format(printf, 1, 2)));

void flex_s(void) {
  struct { int n; int data[]; } s;
}
void zero(void) { int z[0]; struct { int e[0]; } t; }

void g(void) {
  int i = 0;
  goto end;
  switch (i) { case 1: case 1: break; case 2 ... 5: break; }
end:
  return;
}

void fp(void) {
  void (*p)(void) = g;
  p();
  (&g)();
  g;
  int x = (g == 0);
}
void take_fp(void (*cb)(int));
typedef void fn_t(void);
fn_t *tbl[2];
void take_fp2(fn_t *cb);

__thread int tls;
thread_local int tls2;
_Complex float cf;
long long ll;
unsigned long long ull;
long double ld;
wchar_t wc;
void restrict_ok(global int *restrict p, global int *__restrict q);
