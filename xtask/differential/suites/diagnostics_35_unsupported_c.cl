// std: 1.2 2.0 3.0
typedef void (*fptr)(int);
void (*gfp)(void);
void callee(int);
void takes(void (*fp)(int));
void (*retfp(void))(int);
struct S { void (*fn)(void); };
struct B { int a : 3; unsigned b : 1; int : 0; };
struct F { int n; int tail[]; };
void var(int a, ...);
void var2(...);
void old();
int printf(constant char *fmt, ...);
void t(int n) {
  int vla[n];
  int ok[4];
  global int *pv[n];
  void (*l)(int) = callee;
  void (*l2)(int) = &callee;
  (void)callee;
  (void)*callee;
  (void)&callee;
  (*callee)(1);
  callee(1);
  old(1);
  var(1, 2);
  goto end;
  asm("nop");
  __builtin_va_list ap;
  undeclared(1);
  void *p = &&end;
end:
  return;
}
void vparm(int n, int a[n]);
typedef void ft(int);
ft declared;
ft *pft;
int rec(int n) { return n ? rec(n - 1) : 0; }
