// std: 1.2 2.0 3.0
// Assignments, casts and comparisons between pointers of different address spaces.
__constant int ci = 1;
void callee_p(__private int *p);
void callee_g(__global int *p);

__kernel void foo(__global int *gip) {
  __local int li;
  __local int lj = 2;

  int *ip;
  ip = gip;
  ip = &li;
  ip = &ci;
  gip = &li;
  ip = (int *)gip;
  ip = (__local int *)gip;
}

void explicit_casts(__global int *g, __local int *l, __constant int *c,
                    __private int *p, const __constant int *cc) {
  g = (__global int *)l;
  l = (__local int *)l;
  c = (__constant int *)cc;
  g = (__global int *)c;
  p = (__private int *)p;
  p = (__private int *)g;
  (void)(g == l);
  (void)(g == c);
  (void)(p == 0);
}

void calls(__global int *g, __local int *l, __private int *p) {
  callee_p(g);
  callee_p(p);
  callee_g(g);
  callee_g(l);
}
__private int func_return_priv(void);
__global int func_return_global(void);
__local int func_return_local(void);
__constant int func_return_constant(void);
__private int *func_return_priv_ptr(void);
__global int *func_return_global_ptr(void);
void func_multiple_addr(void) {
  __private __local int var1;
  __private __local int *var2;
  __local __private int var3;
  __private private int var4;
}

typedef __private int private_int_t;
void func_multiple_addr2(void) {
  __local private_int_t var1;
  private_int_t var2;
  __private private_int_t var3;
  __private private_int_t *var4;
}
