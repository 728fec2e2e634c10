// std: 1.2 2.0 3.0
void f1(global int *p, int global *q, int *global r);
void f2(global int *private p, local int *const q, constant int *restrict r);
void f3(int private *p, private int *q);
void f4(global p);
void f5(global int p);
void f6(local int p[4]);
void f7(global int p[]);
void f8(global int (*p)[4], int (global *q)[4], int (*global r)[4]);
void f9(global local int *p);
void f10(global global int *p);
void f11(global int constant *p);
void f12(global *p);
global int f13(void);
local float *f14(local float *p);
int global *f15(void);
typedef global int gint;
void f16(gint *p);
void f17(local gint *p);
void f18(gint p);
struct S { global int *p; local int q; int global r; constant int *s; private int t; };
typedef local struct S lS;
void f19(void) {
  global int *p = 0;
  int global *q = p;
  int *private r;
  int *global s;
  (global int)1;
  (global int *)p;
  (global *)p;
  sizeof(global int);
  sizeof(local int *);
  private int t = 0;
  private private int u = 0;
  generic int *g;
  __generic int *h;
  local int l = 1;
  constant int c;
  constant int d = 2;
  for (local int i = 0; i < 1; ++i) ;
  for (private int i = 0; i < 1; ++i) ;
  if (1) { local int m; }
}
