// std: 1.2 2.0
void foo(void *, ...);
int printf(__constant const char *st, ...);
void bar(int);
typedef void (*fptr_t)(int);
typedef void fn_t(int);
struct S { void (*fp)(int); };
kernel void k_call(global int *p);
kernel int k_ret(void) { return 0; }
static kernel void k_static(void) {}
inline kernel void k_inline(void);
kernel void main(void);

void vla(int n) {
  int a[n];
  int b[] = {1, 2};
  int (*c)[n];
}

int recursive(int n) { return n ? recursive(n - 1) : 0; }

void test(fptr_t q, fn_t *r, fn_t s) {
  void (*fp)(int) = bar;
  fptr_t fp2 = &bar;
  bar(1);
  (bar)(2);
  (*bar)(3);
  (&bar)(4);
  int x = (int)bar;
  if (bar) {}
  sizeof(&bar);
  goto lbl;
lbl:;
}

kernel void k2(global int *p) { k_call(p); }
