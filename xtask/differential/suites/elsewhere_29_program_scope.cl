// std: 1.2 2.0 3.0
// Program-scope variables: address spaces, initialisers and linkage.

constant int c_int = 1;
constant float c_arr[4] = {1.0f, 2.0f};
constant char c_str[] = "hello";
constant char *constant c_ptr = "world";
constant char *constant c_names[] = {"a", "b", 0};
constant int4 c_vec = (int4)(1, 2, 3, 4);
constant int c_sum = sizeof(c_arr) / sizeof(c_arr[0]) + 3 * 2;
constant int *constant c_addr = &c_int;
constant struct { int a; float b[2]; } c_struct = {.b = {1.0f, 2.0f}, .a = 3};
constant int c_ref = c_int + 1;
constant int c_none;
static constant int c_static = 4;
extern constant int c_extern;
extern constant int c_extern_init = 5;

global int g_int = 2;
global int g_zero;
global int g_arr[2][3] = {{1}, {2, 3}};
global float4 g_vec = 1.0f;
global int *global g_ptr = &g_int;
global int *g_ptr_plain = &g_zero;
constant int *g_ptr_const = &c_int;
int *generic_ptr = &g_int;
int *global generic_ptr2 = (int *)&g_arr[1][1];
int plain;
int plain_init = 7;
const int plain_const = 8;
static int st = 9;
static global int sg = 10;
extern global int eg;
extern int e_plain;
const constant int cc = 11;
global const int gc = 12;
volatile global int gv;
global int g_from = c_int;
global int g_from_g = g_int;
global long g_bits = (long)&g_int;

local int l_scope;
private int p_scope = 1;
__generic int gen_scope;
global local int two;
constant int *local l_ptr;
local int *global g_to_local;
private int *global g_to_private;
global image2d_t img;
global event_t evt;
global bool flag = true;
global size_t sz = 3;
global struct node { global struct node *next; } head = {&head};
union { int i; float f; } global un = {3};
typedef constant int ci_t;
ci_t from_typedef = 13;
typedef global float gf_t;
gf_t from_typedef2 = 0.5f;

kernel void use(global int *out) {
  g_int++;
  plain += c_arr[1];
  out[0] = *g_ptr + *c_addr + c_struct.a + st;
  c_int = 2;
  *c_addr = 1;
  g_ptr = out;
  g_ptr_plain = out;
  generic_ptr = out;
  static global int in_fn = 1;
  global int not_static;
  static int st_plain;
  constant int in_const = 3;
  constant int in_const2 = out[0];
  local int loc;
  local int loc_init = 1;
  private int pr = in_const;
  extern constant int c_extern;
  { local int inner; inner = 1; }
}
