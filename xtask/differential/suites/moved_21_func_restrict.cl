// std: 1.2 2.0 3.0
// Function pointers, recursion, variadics and bit fields.
void foo(void *p);
void vararg_f(int, ...);
void __vararg_f(int, ...);
typedef void (*vararg_fptr_t)(int, ...);
int printf(__constant const char *st, ...);
typedef int (*fptr_t)(void);
struct fs { void (*fp)(int); };
void takes_fp(void (*fp)(int));

struct test1 { int a : 5; };
struct test2 { int : 0; unsigned b : 3; };
struct vla { int n; int a[]; };

int bar(int i) { return i ? bar(i - 1) : 0; }
kernel void main_k(void) {}
kernel int main(void) { return 0; }

void fptrs(int n) {
  int (*fp)(int) = bar;
  fp(1);
  (*bar)(1);
  (&bar)(1);
  (*(&bar))(1);
  foo((void *)bar);
  foo(&bar);
  &bar;
  bar;
  int (*arr[2])(int);
  extern void (*e)(void);
  bool b = (bar == 0);
  int vla[n];
  local int lvla[n];
  int ok[4];
  goto end;
  vararg_f(1, 2);
end:
  __builtin_printf("x");
}
