// std: 1.2 2.0 3.0

void f(global local int *p1);
void f2(global global int *p2);
void f3(__global global int *p3);
void f4(private constant int *p4);

typedef global int gint;
void f5(local gint *p5);
void f6(global gint *p6);
void f7(gint p7);
void f8(gint *p8);
void f9(constant gint *p9[2]);

constant constant int c = 1;
constant global int cg = 1;
global int *constant gpc = 0;

struct S {
  global int a;
  local int b;
  constant int c;
  private int d;
  global int *e;
  local float4 *f;
  constant char *g;
  private int *h;
  gint i;
  gint *j;
};

union U {
  global int a;
  local int *b;
};

void params(global int a, local int b, constant int c, private int d);
global int ret1(void);
local int ret2(void);
constant int ret3(void);
private int ret4(void);
global int *ret5(void);
gint ret6(void);

int sz = sizeof(global int);
void g(void) {
  int a = sizeof(local int);
  (global int)a;
  (private int)a;
  global int *p = (global int *)(gint *)0;
}
