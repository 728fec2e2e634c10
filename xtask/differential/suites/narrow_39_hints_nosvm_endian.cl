// std: 1.2 2.0 3.0
// opencl_unroll_hint, nosvm, endian, optnone and const attributes.

#define HINT(...) __attribute__((opencl_unroll_hint(__VA_ARGS__)))
#define LE __attribute__((endian(host)))

constant int four = 4;
enum { THREE = 3 };

kernel void loops(global int *p, int n) {
  HINT()
  for (int i = 0; i < n; i++) p[i] = 0;
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; i++) p[i] = 0;
  HINT(8) while (n--) p[n] = 1;
  HINT(1) do { n++; } while (n < 5);
  HINT(THREE) for (;;) break;
  HINT(0) for (;;) break;
  HINT(-2) for (;;) break;
  HINT(n) for (;;) break;
  HINT(2, 4) for (;;) break;
  HINT(1.5f) for (;;) break;
  HINT("2") for (;;) break;
  HINT(2) p[0] = 1;
  HINT(2) if (n) n = 0;
  HINT(2) int v = 0;
  HINT(2) HINT(3) for (;;) break;
}
HINT(2) void on_function(void);
HINT(3) global int *on_var;

kernel void svm1(__attribute__((nosvm)) global int *p) {}
void svm2(void) {
  __attribute__((nosvm)) int *a;
  __attribute__((nosvm)) int b;
  __attribute__((nosvm(1))) int *c;
}
__attribute__((nosvm)) void svm3(void);

int LE le;
struct ends { int a __attribute__((endian(device))); global int *p __attribute__((endian(host))); };
void en(int p __attribute__((endian(big)))) {}
kernel void en2(global int *p __attribute__((endian(host)))) {}

__attribute__((optnone, noinline)) void on1(void) {}
__attribute__((optnone)) __attribute__((always_inline)) void on2(void) {}
__attribute__((optnone)) kernel void on3(void) {}
kernel void on4(void) __attribute__((optnone(1)));
__attribute__((convergent)) void cv1(void);
__attribute__((convergent)) int cv2;
__attribute__((noduplicate)) void nd(void);
