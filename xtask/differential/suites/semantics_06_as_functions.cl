// std: 1.2 2.0 3.0
// Address spaces of function parameters and return types.

global int ret_global(void);
local int ret_local(void);
constant int ret_const(void);
private int ret_priv(void);
__private int *ret_privp(void);
global int *ret_globalp(global int *p) { return p; }
local int *ret_localp(global int *p) { return p; }
int *ret_plainp(global int *p) { return p; }
constant int *ret_constp(global int *p) { return (constant int *)p; }

void par_global(global int x);
void par_local(local int x);
void par_const(constant int x);
void par_priv(private int x);
void par_arr(global int x[4]);
void par_arr2(local int x[]);
void par_nested(global int *global *x);

void take_g(global int *p);
void take_l(local int *p);
void take_c(constant int *p);
void take_p(private int *p);
void take_u(int *p);
void take_v(void *p);

kernel void call(global int *g, local int *l, constant int *c) {
  int x;
  take_g(g);
  take_g(l);
  take_g(c);
  take_g(&x);
  take_l(l);
  take_l(g);
  take_c(c);
  take_c(g);
  take_p(&x);
  take_p(g);
  take_u(g);
  take_u(l);
  take_u(c);
  take_u(&x);
  take_v(g);
  take_v(c);
  take_g(ret_globalp(g));
  take_l(ret_globalp(g));
  par_arr(g);
  par_arr(l);
  par_arr2(l);
}
#if __OPENCL_C_VERSION__ >= 200
generic int ret_generic(void);
void par_generic(generic int x);
generic int *ret_genericp(generic int *p) { return p; }
#endif
