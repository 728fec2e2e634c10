// std: 1.2 2.0 3.0
// The generic address space.
__generic int *gen_ptr;
generic int gen_var;
void f_gen(generic int *p);
void f_plain(int *p);

#ifdef __opencl_c_generic_address_space
global int *to_global_ok(generic void *p) { return to_global((int *)p); }
#endif

kernel void k(global int *g, local int *l, constant int *c) {
  int i;
  generic int *q;
  int *p = g;
  p = l;
  p = &i;
  p = c;
  q = g;
  q = c;
  f_gen(g);
  f_gen(l);
  f_gen(c);
  f_plain(&i);
  g = p;
  g = (global int *)p;
  c = (constant int *)p;
  p = (generic int *)c;
  g == p;
  c == p;
  p = i ? g : l;
  p = i ? g : c;
  global int *tg = to_global(p);
  local int *tl = to_local(p);
  private int *tp = to_private(p);
  tg = to_local(p);
  to_global(i);
  to_global(c);
  to_global(p, p);
  cl_mem_fence_flags ff = get_fence(p);
  int *global *pp;
  generic int *private *r = &q;
}
