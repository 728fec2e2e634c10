// std: 1.2 2.0 3.0
constant float scale = 2.0f;
static constant float bias = 0.5f;
float plain = 1.0f;
static float plain_static = 1.0f;
global float in_global = 1.0f;
static global float in_global_static;
local float in_local;
static private float in_private;
constant float no_value;

extern constant float ext_c;
extern global float ext_g;
extern local float ext_l;
extern float ext_plain;

kernel void body(int n, global float *out) {
  local float tile[16];
  local float seeded = 1.0f;
  constant float three = 3.0f;
  constant float uninit;
  constant int from_arg = n;
  global float g_in_body;
  static int calls = 0;
  static constant int limit = 9;
  static global int g_calls;
  static local int l_calls;
  auto int a = 1;
  register int r = 2;
  extern constant float ext_inner;
  extern int ext_inner_plain;
  for (int i = 0; i < n; ++i) {
    local float inner;
    constant float inner_c = 1.0f;
    out[i] = scale * tile[i];
  }
}

float callee(void) {
  local float l;
  constant float c = 1.0f;
  static float s;
  return c;
}

void reg_param(register int a, static int b, auto int c);
