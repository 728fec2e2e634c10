// std: 1.2+

void f1(global int *p, int global *q, int *global r); //~ ERROR CL0315
void f2(global int *private p, local int *const q, constant int *restrict r);
void f3(int private *p, private int *q);
void f4(global p); //~ ERROR CL0205 //~ ERROR CL0315
void f5(global int p); //~ ERROR CL0315
void f6(local int p[4]);
void f7(global int p[]);
void f8(global int (*p)[4], int (global *q)[4], int (*global r)[4]); //~ ERROR CL0411 //~ ERROR CL0205 //~ ERROR CL0315
void f9(global local int *p); //~ ERROR CL0204
void f10(global global int *p);
void f11(global int constant *p); //~ ERROR CL0204
void f12(global *p); //~ ERROR CL0205
global int f13(void); //~ ERROR CL0316
local float *f14(local float *p);
int global *f15(void);
typedef global int gint;
void f16(gint *p);
void f17(local gint *p); //~ ERROR CL0204
void f18(gint p); //~ ERROR CL0315
struct S { global int *p; local int q; int global r; constant int *s; private int t; }; //~ ERROR CL0317 //~ ERROR CL0317 //~ ERROR CL0317
typedef local struct S lS;
void f19(void) {
  global int *p = 0;
  int global *q = p;
  int *private r;
  int *global s; //~ ERROR CL0309
  (global int)1;
  (global int *)p;
  (global *)p; //~ ERROR CL0205
  sizeof(global int);
  sizeof(local int *);
  private int t = 0;
  private private int u = 0;
  generic int *g; //~ ERROR[1.2] CL0306
  __generic int *h; //~ ERROR[1.2] CL0306
  local int l = 1; //~ ERROR CL0310
  constant int c; //~ ERROR CL0310
  constant int d = 2; //~ ERROR CL0310
  for (local int i = 0; i < 1; ++i) ; //~ ERROR CL0310
  for (private int i = 0; i < 1; ++i) ;
  if (1) { local int m; } //~ ERROR CL0310
}
