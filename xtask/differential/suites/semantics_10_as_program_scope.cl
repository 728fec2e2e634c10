// std: 1.0 1.2 2.0 3.0
// opts:
// Program scope variables and their initializers.

int a = 1;
global int b = 2;
global int b_init = b;
constant int c = 3;
constant int c_from_c = c;
constant int c_from_expr = 3 * 4 + sizeof(int);
constant int c_from_call = get_global_id(0);
global int *pb = &b;
int *pa = &a;
constant int *pc = &c;
constant int *constant cpc = &c;
global int *constant cpb = &b;
local int *pl;
local int *constant cpl = 0;
int *global gp = 0;
global int *local lp;
private int *pp;
float fa[4];
global float4 gv = (float4)(1.0f);
constant float4 cv = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
static int st;
static global int stg = 1;
static local int stl;
static constant int stc = 3;
static constant int stc_none;
const int cn = 3;
const global int cgn = 3;
struct S { int x; global int *p; };
struct S s;
constant struct S cs = {1, 0};
constant int table[][2] = {{1, 2}, {3, 4}};
constant char str[] = "hello";
constant char *strp = "hello";
global char *gstrp = "hello";
char *ustrp = "hello";
kernel void k(global int *out) { out[0] = a + b + c + table[1][0]; a = 3; c = 4; cs.x = 3; }
