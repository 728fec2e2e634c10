// std: 1.2 2.0 3.0

// Variables at program scope: constant everywhere, global from 2.0 or by feature.
__constant int c_ok = 1;
__constant int c_noinit;
constant int c_arr[3] = {1, 2, 3};
constant int2 c_vec = (int2)(1, 2);
constant struct { int a; float b; } c_struct = {1, 2.0f};
__local int l_bad;
local int l_arr_bad[4];
__private int p_bad = 0;
private float4 p_vec_bad;

#if (__OPENCL_C_VERSION__ == 200) || defined(__opencl_c_program_scope_global_variables)
int g_implicit;
__global int g_explicit = 3;
static int g_static = 4;
static global int g_static_g;
extern int g_ext;
extern global float g_ext_g;
global int *global g_ptr;
int *g_ptr_implicit;
#else
int g_implicit;
__global int g_explicit = 3;
static int g_static = 4;
extern int g_ext;
#endif

extern constant int c_ext;
static constant int c_static = 7;
extern local int l_ext_bad;
static private int p_static_bad;
#if __OPENCL_C_VERSION__ >= 200
__generic int gen_bad;
#endif

typedef local int lint;
lint l_typedef_bad;
typedef constant int cint;
cint c_typedef = 5;

#define DECL(AS, N) AS int N = 0
DECL(constant, c_macro);
DECL(private, p_macro);
DECL(local, l_macro);
