// std: 1.2 2.0 3.0
void v0(int n, ...);
void v1(const char *fmt, ...) {}
kernel void v2(int n, ...) {}
void v3(...);
typedef void vt(int, ...);
int printf(__constant const char *fmt, ...) __attribute__((format(printf, 1, 2)));

void f(int n) {
  __builtin_va_list ap;
  __builtin_va_start(ap, n);
  __builtin_va_end(ap);
}
#define LOG(fmt, ...) printf(fmt, __VA_ARGS__)
kernel void k() {
  LOG("%d %d\n", 1, 2);
}
