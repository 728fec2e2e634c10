// std: 1.1 1.2 2.0
// opts: -DEXT
#ifdef EXT
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#endif

extern int e0;
static int s0;
static __constant int sc = 0;
extern __constant int ec;
static void sf(void);
extern void ef(void);
static inline int twice(int x) { return x + x; }

int uses(void) {
  static int fs = 0;
  extern int fe;
  register int r = 1;
  typedef int T;
  return (T)(r + fs + twice(2));
}

_Thread_local int tl; // expected-error
__thread int t2; // expected-error

void g(static int a); // expected-error
void h(register int a);
void k(extern int a); // expected-error
