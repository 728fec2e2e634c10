// std: 1.2 2.0 3.0
// The generic address space where it is and is not supported.

generic int *gen_file;
__generic int *gen_file2;
generic int gen_var;
__generic const int gen_cvar = 1;

void f(generic int *a) {
  generic int local_gen;
  generic int *p = a;
  *p = 4;
  static generic int sg;
}

#ifdef __opencl_c_generic_address_space
int has_generic = 1;
void g(global int *g, local int *l, private int *p, constant int *c) {
  generic int *u;
  u = g;
  u = l;
  u = p;
  u = c;
  g = u;
  g = (global int *)u;
  c = (constant int *)u;
  generic float *uf = g;
  uf = (generic float *)g;
  generic void *v = l;
  v = c;
  const generic void *cv = c;
}
#endif

void no_qualifier(global int *g, local int *l) {
  int *p;
  p = g;
  p = l;
  int x;
  p = &x;
  g = p;
}
