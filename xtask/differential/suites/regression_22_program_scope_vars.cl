// std: 1.2 2.0 3.0
constant int c0 = 1;
constant int c1;
global int g0;
global int g1 = 5;
int plain;
static int splain = 2;
local int l0;
private int p0;
extern constant int ec;
extern global int eg;
extern local int el;
static constant float sc = 1.0f;
global int *gp;
global int *constant cgp = &g0;
constant int *constant ccp = &c0;
local int *lp;
int *np = &g1;

kernel void k(void) {
  static int s0 = 3;
  static global int s1;
  static constant int s2 = 4;
  static local int s3;
  extern constant int ec2;
  global int bad;
  constant int c2 = 3;
  constant int c3;
  local int l1;
  local int l2 = 2;
  {
    local int nested;
    constant int nested_c = 1;
  }
  c0 = 2;
}

void helper(void) {
  local int l3;
  constant int c4 = 1;
}
