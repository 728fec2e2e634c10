// std: 1.0 1.2 2.0
// Convergence attributes; static, inline and extern functions; recursion.

void convfun(void) __attribute__((convergent));
void non_convfun(void);
void nodupfun(void) __attribute__((noduplicate));
void f(void);
void g(void);

void test_merge_if(int a) {
  if (a) f();
  non_convfun();
  if (a) g();
}
void test_no_merge(int a) {
  if (a) f();
  convfun();
  nodupfun();
  if (a) g();
}
kernel void barrier_in_loop(global int *p) {
  for (int i = 0; i < 4; i++) {
    if (i & 1) continue;
    barrier(CLK_LOCAL_MEM_FENCE);
    p[i] = i;
  }
  assume_not_duplicate();
}
void convergent_var(void) { __attribute__((convergent)) int v = 1; }
void __attribute__((convergent(1))) convergent_arg(void);

inline int in_only(int a) { return a + 1; }
static inline int in_static(int a) { return a + 2; }
extern inline int in_extern(int a) { return a + 3; }
inline __attribute__((always_inline)) int in_always(int a) { return a + 4; }
static int st(int);
extern int ex(int);
int st(int a) { return a; }
static int unused_static(void) { return 1; }
static inline float pf(float a) { return a * 2; }
extern float pf2(float);
inline kernel void inline_kernel(global int *p) { *p = 1; }
static kernel void static_kernel(global int *p) { *p = 2; }
extern kernel void extern_kernel(global int *p);
register int reg_fn(int a);
auto int auto_fn(int a);
inline int in_var;
_Noreturn void stop(void);
__attribute__((noreturn)) void stop2(void) { for (;;); }

int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
int ping(int n);
int pong(int n) { return n ? ping(n - 1) : 0; }
int ping(int n) { return n ? pong(n - 1) : 1; }

kernel void use(global int *out) {
  static const int s = 3;
  extern int ex2(int);
  static int counter;
  register int r = in_only(1);
  auto int a = in_static(r);
  out[0] = in_extern(a) + in_always(a) + st(s) + ex(2) + ex2(counter);
  out[1] = fact(5) + pf(2.0f) + pf2(1);
  inline_kernel(out);
  static_kernel(out);
  int nested(int x) { return x; }
}
typedef int static bad_order;
static extern int both(void);
