// std: 1.0 1.2 2.0 3.0
// Declarations of variables in each address space.

constant int c_ok = 1;
__constant int c_ok2 = 2;
constant int c_noinit;
constant int c_arr[3] = {1, 2, 3};
extern constant int c_ext;
int g_generic;
int *g_ptr;
global int g_global;
local int l_global;
private int p_global;
static int s_global;
static constant int sc = 4;
static global int sg;
extern int e_plain;
extern global int e_global;

kernel void f(global int *out) {
  constant int c = 10;
  constant int c_bad;
  constant int c_nonconst = out[0];
  local int l;
  local int l_init = 5;
  local int l_arr[4];
  local int l_arr_init[2] = {1, 2};
  global int g;
  private int p = 1;
  __private int pp;
  static int s;
  static constant int scl = 3;
  static global int sgl;
  static local int sll;
  static private int spl;
  extern constant int ecl;
  extern int epl;
  auto int a = 3;
  out[0] = c + l + p + a;
}

void helper(void) {
  local int in_helper;
  {
    local int nested;
  }
}

kernel void scopes(int n) {
  if (n) {
    local int in_if;
    constant int in_if_c = 1;
  }
  {
    local int in_block;
  }
}
