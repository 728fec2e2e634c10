// std: 1.2 2.0 3.0
static constant int sc = 1;
constant int cg = 0;
int g_plain = 0;
static int s_plain = 0;
global int g_global;
static global int s_global = 0;
local int l_prog;
static local int sl_prog;
private int p_prog = 0;
constant int c_noinit;
extern constant int c_ext;
extern global int g_ext;
extern int e_plain;
extern local int l_ext;
const int c_int = 5;

void f(void) {
  constant int c1 = 1;
  local int l1;
  static int s1;
  static global int s2;
  static local int s3;
  static constant int s4 = 4;
  static private int s5;
  global int g1;
  extern global int e1;
  extern constant int e2;
  auto int a1 = 7;
  register int r1;
  {
    local int l2;
    constant int c2 = 2;
  }
}

kernel void k(void) {
  constant int c1 = 1;
  constant int c2;
  local int l1;
  local int l2 = 0;
  {
    local int l3;
    constant int c3 = 3;
  }
  for (local int i = 0; i < 3; i++) ;
  global int g1;
  static constant int s1 = 1;
  static global int s2;
}
