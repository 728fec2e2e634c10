// Where each address space stands, by scope and edition.

global int g1; //~ ERROR[1.0,1.1,1.2] CL0307
global int g2 = 3; //~ ERROR[1.0,1.1,1.2] CL0307
constant int c1; //~ ERROR CL0313
constant int c2 = 3;
local int l1; //~ ERROR CL0307
private int p1; //~ ERROR CL0307
generic int x1; //~ ERROR[1.0,1.1,1.2] CL0306 //~ ERROR CL0307
int n1; //~ ERROR[1.0,1.1,1.2] CL0307
int n2 = 4; //~ ERROR[1.0,1.1,1.2] CL0307
const int n3 = 4; //~ ERROR[1.0,1.1,1.2] CL0307
static int n4; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
static global int n5; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
static constant int n6 = 1; //~ ERROR[1.0,1.1] CL0407
static local int n7; //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
extern int e1; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
extern global int e2; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
extern constant int e3; //~ ERROR[1.0,1.1] CL0407
extern local int e4; //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
extern private int e5; //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
global int *pg1; //~ ERROR[1.0,1.1,1.2] CL0307
local int *pl1; //~ ERROR[1.0,1.1,1.2] CL0307
constant int *pc1; //~ ERROR[1.0,1.1,1.2] CL0307
int *pn1; //~ ERROR[1.0,1.1,1.2] CL0307
constant int *constant pcc = &c2;
global int *constant pgc = &g2;
constant int * const pcst = &c2; //~ ERROR[1.0,1.1,1.2] CL0307
global int *global pgg; //~ ERROR[1.0,1.1,1.2] CL0307
local int *global plg; //~ ERROR[1.0,1.1,1.2] CL0307
int arr[3]; //~ ERROR[1.0,1.1,1.2] CL0307
global int garr[3] = {1,2,3}; //~ ERROR[1.0,1.1,1.2] CL0307
constant int carr[] = {1,2,3};
constant char *str = "x"; //~ ERROR[1.0,1.1,1.2] CL0307
constant char *constant cstr = "x";
constant char astr[] = "x";
global char gstr[] = "x"; //~ ERROR[1.0,1.1,1.2] CL0307
struct S { int a; };
struct S s1; //~ ERROR[1.0,1.1,1.2] CL0307
global struct S s2; //~ ERROR[1.0,1.1,1.2] CL0307
constant struct S s3 = {1};
typedef global int gint;
typedef int *iptr;
typedef constant int cint;
gint t1; //~ ERROR[1.0,1.1,1.2] CL0307
cint t2 = 1;
cint t3; //~ ERROR CL0313
global gint t4; //~ ERROR[1.0,1.1,1.2] CL0307
constant gint t5 = 1; //~ ERROR CL0204 //~ ERROR[1.0,1.1,1.2] CL0307
iptr t6; //~ ERROR[1.0,1.1,1.2] CL0307
global iptr t7; //~ ERROR[1.0,1.1,1.2] CL0307
global int fret(void); //~ ERROR CL0316
constant int fret2(void); //~ ERROR CL0316
local int fret3(void); //~ ERROR CL0316
private int fret4(void); //~ ERROR CL0316
generic int fret5(void); //~ ERROR[1.0,1.1,1.2] CL0306 //~ ERROR[2.0+] CL0316
int global fret6(void) { return 1; } //~ ERROR CL0316
void par1(global int x) {} //~ ERROR CL0315
void par2(local int x) {} //~ ERROR CL0315
void par3(constant int x) {} //~ ERROR CL0315
void par4(private int x) {}
void par5(generic int x) {} //~ ERROR[1.0,1.1,1.2] CL0306 //~ ERROR[2.0+] CL0315
void par6(global int x[]) {}
void par7(gint x) {} //~ ERROR CL0315
void par8(gint *x) {}
struct M1 { global int a; }; //~ ERROR CL0317
struct M2 { local int a; }; //~ ERROR CL0317
struct M3 { constant int a; }; //~ ERROR CL0317
struct M4 { private int a; }; //~ ERROR CL0317
struct M5 { generic int a; }; //~ ERROR[1.0,1.1,1.2] CL0306 //~ ERROR[2.0+] CL0317
struct M6 { global int *a; local float *b; constant int *c; private int *d; int *e; };
struct M7 { gint a; }; //~ ERROR CL0317
global struct M8 { int a; } m8; //~ ERROR[1.0,1.1,1.2] CL0307
global union U9 { int a; float f; } u9; //~ ERROR[1.0,1.1,1.2] CL0307
global enum E9 { A, B } e9; //~ ERROR[1.0,1.1,1.2] CL0307
void asfn(void) {
  global int a; //~ ERROR CL0309
  global int a2 = 1; //~ ERROR CL0309
  static global int a3; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static global int a4 = 1; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  local int b; //~ ERROR CL0310
  local int b2 = 1; //~ ERROR CL0310
  static local int b3; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[2.0+] CL0307
  constant int c = 1; //~ ERROR CL0310
  constant int cc; //~ ERROR CL0310
  static constant int c3 = 1; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  private int d;
  static private int d2; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[2.0+] CL0307
  static int d3; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static int d4 = 2; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  generic int e; //~ ERROR[1.0,1.1,1.2] CL0306 //~ ERROR[2.0+] CL0312
  extern int f; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
  extern global int f2; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
  extern constant int f3; //~ ERROR[1.0,1.1] CL0407
  extern local int f4; //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
  global int *g;
  local int *h;
  local int *local i; //~ ERROR CL0310
  global int *local j; //~ ERROR CL0310
  global local int k; //~ ERROR CL0204 //~ ERROR CL0309
  global int *global l; //~ ERROR CL0309
  constant int *constant m = &c2; //~ ERROR CL0310
  { local int z; constant int y = 2; static int w; global int v; } //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR CL0309 //~ ERROR CL0310 //~ ERROR[1.0,1.1] CL0407
  if (1) { local int q; constant int q2 = 1; } //~ ERROR CL0310
  for (local int r = 0; ; ) {} //~ ERROR CL0310
  for (constant int r = 0; ; ) {} //~ ERROR CL0310
  typedef local int lint;
  lint s; //~ ERROR CL0310
  lint s2 = 1; //~ ERROR CL0310
  gint s3; //~ ERROR CL0309
  cint s4 = 1; //~ ERROR CL0310
}
kernel void asker(void) {
  global int a; //~ ERROR CL0309
  local int b;
  local int b2 = 1; //~ ERROR CL0314
  static local int b3; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[2.0+] CL0307
  constant int c = 1;
  constant int cc; //~ ERROR CL0313
  static constant int c3 = 1; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static int d3; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static global int a3; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  extern local int f4; //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
  extern int f5; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
  { local int z; constant int y = 2; } //~ ERROR CL0311
  if (1) { local int q; constant int q2 = 1; } //~ ERROR CL0311
  while (1) { local int q; } //~ ERROR CL0311
  local struct S ls;
  local struct S ls2 = {1}; //~ ERROR CL0314
  local int la[10];
  local int la2[2] = {1,2}; //~ ERROR CL0314
  local int2 lv = (int2)(1); //~ ERROR CL0314
  constant int carr[2] = {1,2};
  constant int ca = get_global_id(0); //~ ERROR CL0439
  constant char *cp = "abc";
  constant char cs[] = "abc";
  int n; constant int *cp2 = &n; //~ ERROR CL0301
  (local int){1}; //~ ERROR CL0312
  (global int){1}; //~ ERROR CL0312
  (constant int){1}; //~ ERROR CL0312
}
