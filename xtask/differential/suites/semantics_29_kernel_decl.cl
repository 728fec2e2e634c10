// std: 1.2 2.0 3.0
// The kernel qualifier itself, calls of kernels and the name main.

kernel void k1(void);
kernel void k1(void) {}
__kernel void k2(void) {}
__kernel kernel void k3(void) {}
void kernel k4(void) {}
void k5(void);
kernel void k5(void) {}
kernel void k6(void);
void k6(void) {}
kernel int x;
kernel void (*kp)(void);
typedef kernel void kt(void);
struct S { kernel int y; };
static kernel void sk(void) {}
inline kernel void ik(void) {}
static inline kernel void sik(void) {}
extern kernel void ek(void) {}
kernel void main(void) {}
int main2(void);
void main(int a) {}
kernel void call(global int *g, local int *l) {
  kernel int loc;
  k2();
  call(g, l);
  k1;
  (void)&k2;
  kernel void inner(void);
}
kernel __attribute__((overloadable)) void ov(int a) {}
kernel __attribute__((overloadable)) void ov(float a) {}
kernel void dup(int a) {}
kernel void dup(float a) {}
kernel unsigned k_ret(void);
kernel k_implicit(void) {}
