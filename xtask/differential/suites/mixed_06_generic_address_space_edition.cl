// std: 1.2 2.0 3.0
// opts: -DTEST_KEYWORD=1
// opts: -DTEST_KEYWORD=0
// What an unqualified pointer means in each edition.

int *file_scope;
int * constant file_const = 0;

void callee(int *p);
int *ret(int *p) { return p; }
void callee_arr(int a[]);

kernel void k(global int *g, local int *l, constant int *c) {
  int priv;
  callee(&priv);
  callee(g);
  callee(l);
  callee(c);
  callee_arr(g);
  callee_arr(c);
  int *p = g;
  p = l;
  global int *back = p;
  back = (global int *)p;
  constant int *cc = (constant int *)p;
  private int *pp = p;
  *ret(g) = 1;
#if TEST_KEYWORD
  generic int *q = p;
  __generic int *q2 = g;
  generic int v;
  constant generic int *bad;
#endif
}

#if defined(__opencl_c_generic_address_space) && __OPENCL_C_VERSION__ >= 200
void only_generic(void *p) {
  global int *x = (global int *)p;
  local int *y = (local int *)p;
  constant int *z = (constant int *)p;
}
#endif
