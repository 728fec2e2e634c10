// std: 1.2 2.0
constant int cond = 1;

void test_same(global int *g1, global int *g2, local int *l1) {
  global int *a = cond ? g1 : g2;
  global int *b = cond ? g1 : 0;
  local int *c = cond ? l1 : NULL;
  local int *d = cond ? g1 : l1;
}

void test_constant(constant int *c, global int *g, int *p) {
  constant int *r = 0 ? c : c;
  r = 0 ? c : g;
  r = 0 ? c : p;
  r = 0 ? 0 : c;
}

#if __OPENCL_C_VERSION__ >= 200
void test_generic(global int *g, local int *l, generic int *n, global char *gc, local char *lc) {
  generic int *r = 0 ? g : l;
  r = 0 ? g : n;
  r = 0 ? n : l;
  global int *r2 = 0 ? g : n;
  r = 0 ? g : lc;
  generic void *v = 0 ? g : gc;
  v = 0 ? n : lc;
}
#endif
