// std: 1.2 2.0
void f_global(global int *p);
void f_local(local int *p);
void f_constant(constant int *p);
void f_plain(int *p);

kernel void k(global int *g, local int *l, constant int *c) {
  int v = 0;
  f_global(g);
  f_global(l);
  f_local(g);
  f_global(&v);
  f_constant(c);
  f_constant(g);
  f_plain(g);
  f_plain(c);
  f_plain(&v);
}

#if __OPENCL_C_VERSION__ >= 200
void casts(global int *g, constant int *c, int *n, int *global *nn) {
  int *e = (int *)c;
  global int *f = (global int *)n;
  global int *x = n;
  int **y = nn;
  global int *global *z = nn;
}
#endif
