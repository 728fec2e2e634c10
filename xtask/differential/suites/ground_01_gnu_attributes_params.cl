// std: 1.2 2.0
// GNU attributes on parameters, variables, functions, types and statements.

__attribute__((noinline)) int f1(int a __attribute__((unused)), int b);
int f2(__attribute__((unused)) int a);
int f3(int) __attribute__((const, pure));
int f4(int) __attribute__((overloadable));
int __attribute__((overloadable)) f4(float);
int f5(void) __attribute__(());
int f6(void) __attribute__((,,));
int f7(void) __attribute__((,const,,));
int f8(void) __attribute__((__const__)) __attribute__((__pure__));
int f9(void) __attribute__((frobnicate));
int f10(void) __attribute__((frobnicate(1, 2, "x")));
int f11(void) __attribute__((aligned(8)));
int f12(void) __attribute__((packed));
int f13(void) __attribute__((const(1)));
int f14(void) __attribute__((nothrow, noreturn));
int f15(void) __attribute__((format(printf, 1, 2)));
int f16(constant char *fmt, ...) __attribute__((format(printf, 1, 2)));
void f17(void) __attribute__((deprecated));
void f18(void) __attribute__((deprecated("use f19")));
void f19(void) __attribute__((unavailable("gone")));
int f20(void) __attribute__((warn_unused_result));
int f21(int *p, int *q) __attribute__((nonnull(1)));
int f22(int *p) __attribute__((nonnull(2)));
int f23(int p) __attribute__((nonnull(1)));

void test(void) {
  f17();
  f18();
  f19();
  f20();
  f21(0, 0);
  int x __attribute__((unused, aligned(16)));
  int y __attribute__((aligned(3)));
  int z __attribute__((aligned));
  int v __attribute__((used));
  int w __attribute__((noinline));
}
