// std: 2.0
struct node { struct node *next; int v; };

global int *a(int *p) { return to_global(p); }
local int *b(int *p) { return to_local(p); }
private int *c(int *p) { return to_private(p); }
global int *d(global int *p) { return to_global(p); }
local struct node *e(struct node *p) { return to_local(p->next); }
cl_mem_fence_flags f(int *p) { return get_fence(p); }
int g(void) {
  int x;
  return to_private(&x) != 0;
}
