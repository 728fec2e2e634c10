// std: 1.0 1.2 2.0 3.0
static constant int sc = 1;
extern constant int ec;
static int fs(void);
extern int fe(void);
static global int sg;
extern global int eg;
register constant int rc = 1;
typedef int T;
auto constant int ac = 1;
_Thread_local int tl;
__thread int tl2;
void f(static int p);
void g(register int p);

kernel void k(void) {
  static int s0;
  static constant int s1 = 1;
  static local int s2;
  static global int s3 = 2;
  extern int e0;
  extern constant int e1;
  extern local int e2;
  extern global int e3;
  register int r0 = 1;
  auto int a0 = 1;
  auto a1 = 1;
  static int nested(void);
  extern void outer(void);
}
