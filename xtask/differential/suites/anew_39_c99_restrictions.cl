// std: 1.0 1.2 2.0 3.0

int rec(int n) { return n ? rec(n - 1) : 0; }
int even(int n);
int odd(int n) { return n ? even(n - 1) : 0; }
int even(int n) { return n ? odd(n - 1) : 1; }
kernel void krec(int n) { if (n) krec(n - 1); }

void vla(int n, int a[n], int b[*]);
void vla2(int n) {
  int a[n];
  int b[4];
  const int m = 4;
  int c[m];
  local int d[n];
  int e[n][2];
  int (*p)[n];
  typedef int t[n];
  enum { K = 3 };
  int g[K];
  float4 v[n + 1];
  sizeof(int[n]);
  struct { int z[n]; } s;
}

void target(int);
void (*gfp)(int);
void (*constant cfp)(int) = target;
typedef void (*fp_t)(int);
typedef void fn_t(int);
fn_t decl;
fp_t gfp2;
void take(void (*f)(int));
void take2(fn_t f);
struct FP { void (*f)(int); fp_t g[2]; };
void fps(void) {
  void (*p)(int) = target;
  p = &target;
  fp_t q = target;
  fp_t arr[2];
  (*target)(1);
  (&target)(1);
  target(1);
  take(target);
  target;
  target == 0;
  (void)target;
  void *v = (void *)target;
}

struct BF { int a : 3; uint b : 5; int : 0; int c; };
union UBF { uchar a : 1; int b; };
struct flex { int n; int data[]; };
struct empty {};
void va(int a, ...);
void old(a) int a; {}
void nop(constant char *f, ...);
void gotos(void) { goto out; out: return; }
void sw(int4 v, float f) { switch (v.x) { case 1: break; } switch (f) {} switch (v) {} }
_Complex float cf(void);
