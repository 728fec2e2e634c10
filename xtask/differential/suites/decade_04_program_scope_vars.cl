// std: 1.2 2.0 3.0

constant int c0;
constant int c1 = 1;
constant int c2 = c1 + 1;
constant float cf[] = {1.0f, 2.0f, 3.0f};
constant char *cs = "hello";
constant char *constant csc = "hello";

int i0 = 4;
static int i1 = 5;
global int g0 = 6;
global int g1;
local int l0;
private int p0;
extern int e0;
extern constant int e1;
extern global float e2;
static constant int sc = 3;
static global int sg = 3;
static local int sl;

global int *gp = &g0;
global int *constant gpc = &g0;
#ifdef __opencl_c_program_scope_global_variables
global int *global gpg = &g0;
local int *lp;
generic int *np = &g0;
#endif

struct S {
  int a;
  float b;
};
struct S s0;
constant struct S s1 = {1, 2.0f};

kernel void k(global int *out) {
  out[0] = c1 + c2 + sc;
  c1 = 2;
  c2++;
  cf[0] = 0.0f;
  s1.a = 3;
}
