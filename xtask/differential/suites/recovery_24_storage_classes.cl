// std: 1.0 1.2 2.0 3.0
static int file_static = 1;
static constant int sc = 1;
extern constant int ec;
extern constant int ei = 3;
extern global int eg;
static global int sg;
extern int ep;
global int gg;
local int ll;
private int pp;
register int rr;
auto int aa;
int plain;
inline int iv;
static extern constant int se = 1;
static static constant int ss = 1;
static void sf(void);
extern void ef(void);
auto void af(void);
register void rf(void);
static kernel void sk(void) {}
extern kernel void ek(void) {}
inline kernel void ik(void) {}
static inline int si(int x) { return x; }
extern inline int xi(int x) { return x; }

void scopes(register int r, static int s, extern int e, auto int a) {
  static int ls = 1;
  static constant int lsc = 1;
  static global int lsg;
  static local int lsl;
  static private int lsp;
  extern int le;
  extern constant int ec;
  extern constant int lei = 1;
  extern global int eg;
  extern local int lel;
  register int lr; &lr;
  register global int *lrp;
  auto int la = 1;
  inline int lin;
  extern void ef(void);
  static void lsf(void);
  constant int lc = 1;
  __thread int tls;
  _Thread_local int tls2;
}
