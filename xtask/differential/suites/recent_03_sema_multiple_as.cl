// std: 1.2 2.0
// More than one address space on the same type.

global local int *x1;
void f1(global global int *p);
void f2(global local int *p);
void f3(global const global int *p);
void f4(constant global int *p);
void f5(private private int *p);
typedef global int gint;
void f6(local gint *p);
void f7(global gint *p);
void f8(gint *p);
void f9(gint p);
typedef gint *gintp;
void f10(local gintp *p);

void g(void) {
  __attribute__((opencl_global)) int *a;
  __attribute__((opencl_local)) local int *b;
  __attribute__((address_space(3))) int *c;
  __attribute__((address_space(1))) global int *d;
  __attribute__((address_space(-1))) int *e;
  __attribute__((address_space("a"))) int *f;
  __attribute__((address_space(1, 2))) int *h;
  global int i;
  local int *global j;
}

global int ret1(void);
global int *ret2(void);
local int ret3(void) { return 0; }
private int ret4(void) { return 0; }
