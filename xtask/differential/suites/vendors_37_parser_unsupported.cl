// std: 1.0 1.1 1.2 2.0 3.0
// Parts of C99 that OpenCL C leaves out.

struct bits { int a : 4; unsigned b : 1; };
void vla(int n) { int a[n]; }
struct flex { int n; int tail[]; };
extern void fptr(void (*f)(int));
typedef void (*ft)(void);
void variadic(const constant char *f, ...);
void takes_addr(void) { takes_addr(); void *p = (void *)&takes_addr; &takes_addr; }
void unprototyped();
int main_like(argc) int argc; { return argc; }
void rec(int n) { if (n) rec(n - 1); }
extern int ext_var;
static void st(void) {}
kernel static void skernel(void) {}
inline kernel void ikernel(void) {}
kernel void k1(void) {}
kernel void calls_kernel(void) { k1(); }
kernel int var_kernel;
kernel struct ks { int a; };
void gt(int n) {
again:
  if (n--) goto again;
  static int counter;
  extern int other;
  event_t e;
  event_t ev0 = 0;
  event_t ev1 = 1;
  image2d_t img;
  void *v = 0;
  double d = 1.0;
  float f = 1.0;
  char c = L'a';
  long l = 0x10L + 1ul;
  long long x = 1LL;
  switch (n) { case 1 ... 3: break; default: ; }
}
