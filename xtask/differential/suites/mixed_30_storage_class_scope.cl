// std: 1.0 1.2 2.0 3.0
// Program scope and function scope variables, with static and extern.

constant int c0 = 1;
constant int c1;
int i0;
const int i1 = 2;
static int s0;
static constant int s1 = 3;
extern int e0;
extern constant int e1;
extern constant int e2 = 4;
global int g0;
global int g1 = 5;
static global int g2;
extern global int g3;
local int l0;
private int p0;
static local int l1;
extern local int l2;
auto int a0;
register int r0;
__thread int t0;

static void sf(void) {}
extern void ef(void);
auto void af(void);
constant void cf(void);

void helper(void) {
  constant int hc = 1;
  local int hl;
  global int hg;
  static int hs;
  extern constant int he;
  auto int ha;
  register int hr;
}

kernel void k(int n) {
  constant int kc0 = 1;
  constant int kc1;
  constant int kc2 = n;
  local int kl;
  local int kl2 = 0;
  local int kl3[4] = {0};
  if (n) { local int inner; constant int innerc = 1; }
  static int ks = 1;
  static global int ksg = 1;
  static constant int ksc = 2;
  static local int ksl;
  static private int ksp;
  extern int ke;
  extern global int keg;
  global int kg;
  private int kp;
  for (local int i = 0; i < 4; i++) ;
  { auto int x; typedef local int li; li y; }
}
