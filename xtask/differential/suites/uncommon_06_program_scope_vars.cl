// std: 1.2 2.0 3.0
// opts: -D__opencl_c_program_scope_global_variables=1

// Address spaces of variables at program scope and of static locals.

int plain;
int plain_init = 3;
constant int c_ok = 1;
constant int c_uninit;
extern constant int c_ext;
static constant int c_static = 2;
global int g;
static global int g_static;
extern global int g_ext;
private int p;
static private int p_static;
extern private int p_ext;
const int only_const = 4;
static int s;

constant int *constant cp = &c_ok;
constant int *cp_plain = &c_ok;
global int *constant gp = &g;
global int *global gpg = &g;
local int *gl;
int *ip = &plain;
private int *global pp;
constant int *private_ptr[2] = {&c_ok, 0};

struct {
  int a;
} anon;
typedef struct {
  global int *m;
} with_ptr;
with_ptr wp;
constant with_ptr cwp = {0};

int arr[4] = {1, 2, 3, 4};
constant int carr[] = {1, 2, 3};
constant int carr_empty[];
global int garr[];

void f(void) {
  static int a;
  static int b = 5;
  static constant int c = 6;
  static global int d = 7;
  static private int e = 8;
  static local int h;
  extern int i;
  extern constant int j;
  extern global int k;
  global int l;
  constant int m = 9;
  constant int n;
  constant int o = a;
  auto int q = 1;
  register int r = 2;
}
