// std: 1.2
// CHECK: define{{.*}} spir_kernel void @first
void second(global int *p);
kernel void first(global int *p) { second(p); }
kernel void second(global int *p) { p[0]++; }
inline int inl(int x) { return x + 1; }
static inline int sinl(int x) { return x - 1; }
int __attribute__((overloadable)) ov(int x) { return x; }
float __attribute__((overloadable)) ov(float x) { return x; }
int __attribute__((overloadable)) ov(global int *x) { return *x; }
int __attribute__((overloadable)) ov(local int *x) { return *x; }
__attribute__((always_inline)) int ai(int x) { return sinl(x); }
__attribute__((noinline, pure)) int ni(int x);
__attribute__((weak)) void wk(void) {}
extern int ext_fn(int);
kernel void third(global int *p, local int *l) {
  second(p);
  p[1] = inl(p[0]) + sinl(2) + ov(1) + ov(p) + ov(l) + ai(3) + ni(4) + ext_fn(1);
  p[2] = ov(1.0f);
  wk();
}
