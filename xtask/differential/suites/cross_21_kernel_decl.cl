// std: 1.2 2.0 3.0

kernel int k1(void) { return 1; }
kernel global int *k2(void) { return 0; }
kernel void k3() {}
static kernel void k4(void) {}
inline kernel void k5(void) {}
kernel kernel void k6(void) {}
__kernel void main(void) {}
kernel k7(void) {}
kernel void *k8(void);
typedef void vv;
kernel vv k9(void) {}
kernel int var;
kernel void k10(void);
void k10(void) {}
kernel void k10b(int a);
kernel void k10b(float a) {}
typedef kernel void fn_t(void);
void plain(kernel int a);

kernel void caller(void) {
  k3();
  k10();
  k4();
  void (*p)(void);
  kernel int x;
  return 1;
}

__attribute__((overloadable)) kernel void k11(int a) {}
__attribute__((overloadable)) kernel void k11(float a) {}
void __attribute__((kernel)) k12(void) {}
