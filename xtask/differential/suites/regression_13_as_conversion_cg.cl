// std: 2.0
int consume(int *p);
global int gv;

int from_global(global int *p) { return consume(p); }
int from_local(local int *p) { return consume(p); }
int from_private(void) {
  int x = 3;
  return consume(&x);
}
int from_progscope(void) { return consume(&gv); }

global int *back_to_global(int *p) { return (global int *)p; }
local int *back_to_local(int *p) { return (local int *)p; }

int *select_ptr(int c, global int *a, local int *b) {
  return c ? (int *)a : (int *)b;
}

int compare(global int *a, int *b) { return a == b; }
void copy_in(int *d, global const int *s) { *d = *s; }
void *void_null(void) { return (void *)(global int *)0; }
