// std: 1.2 2.0 3.0
// opts: -DCLC_EXT=1
// opts: -DDEFAULT=1
#ifdef CLC_EXT
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#endif
constant int G1 = 0;
constant int G2 = 0;
int G3 = 0;
global int G4 = 0;
static float g_implicit_static_var = 0;
static constant float g_constant_static_var = 0;
static global float g_global_static_var = 0;
static local float g_local_static_var;
static private float g_private_static_var = 0;
static generic float g_generic_static_var = 0;
local int G5;
private int G6;
auto int G7;
register int G8;
_Thread_local int G9;
const int G10 = 4;
int *G11 = 0;
int *global G12;
local int *constant G13 = 0;
kernel void kf(int x) {
  static float l_implicit = 0;
  static constant float l_const = 0;
  static global float l_glob = 0;
  static local float l_loc;
  static private float l_priv = 0;
  constant int L1 = 0;
  local int L2;
  auto int L3 = 7;
  register int L3r = 7;
  global int L4;
  local int L5 = 1;
  if (x) {
    local int L6;
    constant int L7 = 0;
    static constant int L7s = 1;
  }
  for (int i = 0; i < 1; i++) { local int L8; }
}
void helper(void) {
  local int L9;
  constant int L10 = 0;
  static int L11;
  global int *local L12;
  const private int L13 = 1;
  global local int L14;
}
inline int in(void) { return 0; }
static inline int si(void) { return 0; }
