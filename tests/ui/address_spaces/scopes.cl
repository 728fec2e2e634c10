// Which spaces variables may be in, by the scope they are declared in.
int plain;  //~ ERROR[1.0,1.1,1.2] CL0307
constant int with_value = 1;
constant int without_value;  //~ ERROR CL0313
global int in_global;  //~ ERROR[1.0,1.1,1.2] CL0307
local int in_local;  //~ ERROR CL0307
private int in_private;  //~ ERROR CL0307
static int only_static;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[1.0,1.1] CL0407
static constant int static_constant = 1;  //~ ERROR[1.0,1.1] CL0407
extern int only_extern;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[1.0,1.1] CL0407
extern constant int extern_constant;  //~ ERROR[1.0,1.1] CL0407
const int only_const = 1;  //~ ERROR[1.0,1.1,1.2] CL0307
global int *pointer;  //~ ERROR[1.0,1.1,1.2] CL0307
constant int *constant cpointer = &with_value;
void helper(void) {
  int a;
  private int b;
  local int c;  //~ ERROR CL0310
  constant int d = 1;  //~ ERROR CL0310
  global int e;  //~ ERROR CL0309
  static int f;  //~ ERROR[1.0,1.1,1.2] CL0308  //~ ERROR[1.0,1.1] CL0407
  static constant int g = 1;  //~ ERROR[1.0,1.1,1.2] CL0308  //~ ERROR[1.0,1.1] CL0407
  extern constant int h;  //~ ERROR[1.0,1.1] CL0407
  { local int i; }  //~ ERROR CL0310
}
kernel void outer(int n) {
  local int a;
  local int b[4], c;
  local int d = 1;  //~ ERROR CL0314
  constant int e = 1;
  constant int f;  //~ ERROR CL0313
  constant int g = n;  //~ ERROR CL0439
  global int h;  //~ ERROR CL0309
  if (n) {
    local int i;  //~ ERROR CL0311
    constant int j = 1;  //~ ERROR CL0311
  }
  for (int k = 0; k < n; k++) {
    local int l;  //~ ERROR CL0311
    int m;
  }
  static int o;  //~ ERROR[1.0,1.1,1.2] CL0308  //~ ERROR[1.0,1.1] CL0407
}
struct holds { local int a; global int *b; };  //~ ERROR CL0317
void parameter(local int a, global int *b, constant int c[2]);  //~ ERROR CL0315
local int result(void);  //~ ERROR CL0316
