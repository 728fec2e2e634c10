// std: 1.2 2.0 3.0
// opts: -DQUAL=generic
// opts: -DQUAL=__generic
#ifndef QUAL
#define QUAL generic
#endif
QUAL int *QUAL gp;
void takes(QUAL int *p);
QUAL int var;

void f(global int *g, local int *l, constant int *c) {
  int x;
  QUAL int *a = g;
  a = l;
  a = &x;
  a = c;
  QUAL int v;
  takes(g);
  takes(c);
  g = to_global(a);
  l = to_local(a);
  private int *p = to_private(a);
  g = to_local(a);
  to_global(x);
  to_global(c);
  to_global();
  to_global(a, a);
  cl_mem_fence_flags fl = get_fence(a);
}
kernel void k(QUAL int *p) {}
