// std: 1.2 2.0 3.0
// opts: -DEXTRA=1

int g_plain;
global int g_global;
local int g_local;
private int g_private;
constant int g_const = 3;
constant int g_const_noinit;
static int g_static = 2;
static global int g_sg;
static constant int g_sc = 4;
extern int g_ext;
extern global int g_eg;
extern constant int g_ec;
extern local int g_el;
global int *g_ptr = &g_global;
global int *constant g_cptr = &g_global;
constant int *g_ptr_to_const = &g_const;
constant int *constant g_cc = &g_const;
const int g_c = 1;
global const int g_gc = 1;
volatile global int g_vol;
global int g_arr[] = {1, 2, 3};
int g_init = g_const;
global int g_nonconst = g_global;
generic int g_gen;
#ifdef EXTRA
global event_t g_evt;
typedef struct { global int *p; int n; } S;
global S g_s = {&g_global, 3};
constant S g_s2 = {0, 1};
global sampler_t g_smp;
global bool g_bool = true;
#endif
