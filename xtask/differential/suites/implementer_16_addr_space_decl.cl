// std: 1.2 2.0 3.0
global int g0;
__global int g1 = 1;
local int l0;
private int p0;
constant int c0;
constant int c1 = 1;
int n0;
const int n1 = 2;
static int n2;
static constant int n3 = 3;
extern constant int e0;
extern int e1;
global private int gp;
global global int gg;
int global *p;
constant int *pc = &c1;

global int ret(void);
local int *retp(void);

void f(global int a, local int *b) {
  global int x;
  local int y;
  constant int z = 1;
  constant int w;
  private int v = 1;
  static global int sg;
  static int s;
  auto int o;
  struct { global int m; global int *n; } q;
  c1 = 2;
  c1++;
  *(&c1) = 1;
}
typedef global int gint;
gint tg;
private gint tp;
