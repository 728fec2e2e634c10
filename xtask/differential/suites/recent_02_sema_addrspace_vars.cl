// std: 1.2 2.0 3.0
// Address space qualifiers on variables of different scopes.

constant int c1 = 1;
constant int c2;
__constant int c3 = c1;
global int g1;
global int g2 = 3;
local int l1;
private int p1;
int d1;
static int s1 = 4;
static constant int s2 = 5;
extern constant int e1;
extern int e2;
extern global int e3;

void func(void) {
  local int l2;
  constant int c4 = 1;
  global int g3;
  private int p2;
  static int s3;
  static local int s4;
  static private int s5;
  extern int e4;
  extern constant int e5;
}

kernel void kern(void) {
  local int l3;
  local int l4 = 1;
  constant int c5 = 2;
  constant int c6;
  global int g4;
  {
    local int l5;
    constant int c7 = 8;
  }
  if (1) {
    local int l6[16];
  }
  auto int a1 = 1;
  auto local int a2;
  register int r1 = 2;
}
