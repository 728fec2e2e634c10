// std: 1.2 2.0 3.0
int a;
global int b;
local int c;
private int d;
constant int e = 1;
constant int f;
const int g = 2;
static int h;
static global int i;
extern constant int j;
extern int k;
#ifdef __opencl_c_program_scope_global_variables
global int l = 3;
global int *global m = &l;
#endif

void fn(void) {
  global int x;
  constant int y = 0;
  local int z;
  private int w;
  static int s;
  extern global int q;
}
