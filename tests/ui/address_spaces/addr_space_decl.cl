// std: 1.2+

global int g0; //~ ERROR[1.2] CL0307
__global int g1 = 1; //~ ERROR[1.2] CL0307
local int l0; //~ ERROR CL0307
private int p0; //~ ERROR CL0307
constant int c0; //~ ERROR CL0313
constant int c1 = 1;
int n0; //~ ERROR[1.2] CL0307
const int n1 = 2; //~ ERROR[1.2] CL0307
static int n2; //~ ERROR[1.2] CL0307
static constant int n3 = 3;
extern constant int e0;
extern int e1; //~ ERROR[1.2] CL0307
global private int gp; //~ ERROR CL0204 //~ ERROR[1.2] CL0307
global global int gg; //~ ERROR[1.2] CL0307
int global *p; //~ ERROR[1.2] CL0307
constant int *pc = &c1; //~ ERROR[1.2] CL0307

global int ret(void); //~ ERROR CL0316
local int *retp(void);

void f(global int a, local int *b) { //~ ERROR CL0315
  global int x; //~ ERROR CL0309
  local int y; //~ ERROR CL0310
  constant int z = 1; //~ ERROR CL0310
  constant int w; //~ ERROR CL0310
  private int v = 1;
  static global int sg; //~ ERROR[1.2] CL0308
  static int s; //~ ERROR[1.2] CL0308
  auto int o; //~ ERROR CL0407
  struct { global int m; global int *n; } q; //~ ERROR CL0317
  c1 = 2; //~ ERROR CL0320
  c1++; //~ ERROR CL0320
  *(&c1) = 1; //~ ERROR CL0320
}
typedef global int gint;
gint tg; //~ ERROR[1.2] CL0307
private gint tp; //~ ERROR CL0204 //~ ERROR[1.2] CL0307
