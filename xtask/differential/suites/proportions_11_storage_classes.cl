// std: 1.0 1.2 2.0 3.0
static constant int G1 = 0;
constant int G2 = 0;
int G3 = 0;
global int G4 = 0;
static float g_implicit_static_var = 0;
static constant float g_constant_static_var = 0;
static global float g_global_static_var = 0;
static local float g_local_static_var = 0;
static private float g_private_static_var = 0;
extern float g_implicit_extern_var;
extern constant float g_constant_extern_var;
extern global float g_global_extern_var;
extern local float g_local_extern_var;
extern private float g_private_extern_var;
local int G5;
private int G6;

void kernel foo(int x) {
  constant int L1 = 0;
  local int L2;
  global int L3;
  static int L4 = 0;
  static constant int L5 = 1;
  static global int L6 = 2;
  static local int L7;
  extern constant float L8;
  extern int L9;
  auto int L10 = 7;
  register int L11 = 8;
  if (x) {
    local int L12;
    constant int L13 = 42;
  }
  __attribute__((address_space(1))) int L14;
}

void helper(int x) {
  constant int H1 = 0;
  local int H2;
  extern constant int H3;
  static int H4;
}
