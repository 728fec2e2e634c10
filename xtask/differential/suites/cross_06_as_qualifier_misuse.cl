// std: 1.2 2.0 3.0

global int retg(void);
local int retl(void);
constant int retc(void);
__private int retp(void);
global int *retgp(void);

void param_global(global int a);
void param_local(local int a);
void param_private(private int a);
void param_const(constant int a);

struct S {
  global int x;
  local int *l;
  constant int *c;
  private int p;
};

typedef global int gint;
typedef global int *gintp;

void f(gintp p, gint q) {
  global local int *a;
  global global int *b;
  local constant int *c;
  gint *d = p;
  local gint *e;
  global gint *h;
  int n = (global int)5;
  int m = sizeof(global int);
  (local float)1.0f;
}

#if __OPENCL_C_VERSION__ >= 200
__generic int gg;
void pg(__generic int x);
void h(void) {
  __generic int y;
  generic int z = 3;
}
#else
void h(__generic int *p);
#endif
