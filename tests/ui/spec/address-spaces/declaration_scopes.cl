// Where variables of each address space are declared, and how kernels take pointers (OpenCL C 6.7.6).
constant int cvalue = 1;
int outside; //~ ERROR[1.0,1.1,1.2] CL0307
// Program scope: constant in every edition, global since 2.0, and nothing else.
global int baz; //~ ERROR[1.0,1.1,1.2] CL0307
global uchar buf[512]; //~ ERROR[1.0,1.1,1.2] CL0307
static global int bat; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
static constant int cat = 1; //~ ERROR[1.0,1.1] CL0407
extern constant int far; //~ ERROR[1.0,1.1] CL0407
extern global int further; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
local int lat; //~ ERROR CL0307
private int pat; //~ ERROR CL0307
static local int slat; //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
extern private int epat; //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
// The variable that is a pointer is meant, not what it points to.
global int *global gg; //~ ERROR[1.0,1.1,1.2] CL0307
local int *global lg; //~ ERROR[1.0,1.1,1.2] CL0307
private int *global pg; //~ ERROR[1.0,1.1,1.2] CL0307
local int *constant lc = 0;
private int *constant pc = 0;
global int *local gl; //~ ERROR CL0307
global int *private gp; //~ ERROR CL0307
// Its value has to point into the space that it says.
constant int *global wrong = &baz; //~ ERROR[2.0+] CL0301 //~ ERROR[1.0,1.1,1.2] CL0307
global int *constant right = &baz;
constant int *constant right_too = &cvalue;
global int *constant wrong_too = &cvalue; //~ ERROR CL0301
// Inside functions.
void inside(void) {
  private int a;
  int b;
  static global int c; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static constant int d = 1; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static int e; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  constant static int f = 1; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  global extern int g; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
  extern constant int h; //~ ERROR[1.0,1.1] CL0407
  extern int outside; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
  global int i; //~ ERROR CL0309
  local int j; //~ ERROR CL0310
  constant int k = 1; //~ ERROR CL0310
}
kernel void outermost(int n) {
  private float a;
  local float b;
  constant float c = 1.0f;
  global float d; //~ ERROR CL0309
  if (n) {
    private float e;
    local float f; //~ ERROR CL0311
    constant float g = 1.0f; //~ ERROR CL0311
  }
}
// Pointers and arrays that kernels take point into a named space other than private.
struct record { int a; };
kernel void named(global int *a, local float4 *b, constant struct record *c) {}
kernel void arrays(global int a[], local float4 b[4], constant int c[2][3]) {}
kernel void unnamed(int *a) {} //~ ERROR CL0704
kernel void unnamed_array(int a[]) {} //~ ERROR CL0704
kernel void unnamed_sized(int a[4]) {} //~ ERROR CL0704
kernel void unnamed_void(void *a) {} //~ ERROR CL0704
kernel void unnamed_const(const int *a) {} //~ ERROR CL0704
kernel void unnamed_struct(struct record *a) {} //~ ERROR CL0704
kernel void private_one(private int *a) {} //~ ERROR CL0704
kernel void second(global int *a, float *b) {} //~ ERROR CL0704
kernel void declared(int *a); //~ ERROR CL0704
void no_kernel(int *a, int b[4]) {}
// A pointer to a pointer is no argument before 2.0, and every level of it is named (OpenCL C 6.11).
kernel void levels(global int *global *a) {} //~ ERROR[1.0,1.1,1.2] CL0705
kernel void levels_unnamed(int *global *a) {} //~ ERROR CL0704
kernel void levels_outer(global int **a) {} //~ ERROR CL0704
