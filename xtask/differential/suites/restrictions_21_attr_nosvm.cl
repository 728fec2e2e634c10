// std: 1.2 2.0 3.0
kernel void k0(__attribute__((nosvm)) global int *p) {}
kernel void k1(global int *p __attribute__((nosvm))) {}
__attribute__((nosvm)) void f() {}
kernel void k2() {
  __attribute__((nosvm)) int *q;
  int x __attribute__((nosvm));
}
kernel void k3(global int *p __attribute__((nosvm(1)))) {}
__attribute__((nosvm)) global int *g;
