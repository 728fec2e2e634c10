// std: 1.2 2.0 3.0
inline int f1(int a) { return a; }
static inline int f2(int a) { return a + 1; }
extern int f3(int a);
static int f4(int a) { return a * 2; }
int f5(int);
inline __attribute__((always_inline)) int f6(void) { return 6; }
extern inline int f7(void) { return 7; }
static int unused(void) { return 0; }
static int undefined(int a);
__inline int f8(void) { return 8; }
__inline__ int f9(void) { return 9; }

inline kernel void ki(global int *p) {}
extern kernel void ke(global int *p);

kernel void k(global int *out) {
  out[0] = f1(1) + f2(2) + f3(3) + f4(4) + f5(5) + f6();
  out[1] = f7() + undefined(3) + f8() + f9();
  extern constant int e;
  constant int s = 4;
  ke(out);
}

int rec(int n) { return n ? rec(n - 1) : 0; }
