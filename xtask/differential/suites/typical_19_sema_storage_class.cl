// std: 1.0 1.2 2.0 3.0
static constant int G1 = 0;
constant int G2 = 0;
int G3 = 0;
global int G4 = 0;
static float g_implicit_static_var = 0;
static global float g_global_static_var = 0;
static local float g_local_static_var = 0;
static private float g_private_static_var = 0;
extern float g_implicit_extern_var;
extern constant float g_constant_extern_var;
extern global float g_global_extern_var;
extern local float g_local_extern_var;
local int gl;
private int gp;
register int gr;
auto int ga = 1;

kernel void f(int x) {
  static constant float L1 = 1;
  static float l_implicit_static_var = 0;
  static global float l_global_static_var = 0;
  static local float l_local_static_var;
  static private float l_private_static_var = 0;
  extern float l_implicit_extern_var;
  extern constant float l_constant_extern_var;
  extern global float l_global_extern_var;
  constant float L0 = 0;
  local int L2;
  global int L3;
  local int L4 = x;
  auto int a = 7;
  register int r = x;
  generic float L5;
  if (1) {
    local int nested;
    constant int nestedc = 4;
  }
}

void helper(void) {
  local int in_fn;
  constant int in_fn_c = 1;
  static int in_fn_s;
}
