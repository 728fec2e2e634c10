// std: 2.0 3.0
typedef struct { int i; float f; } S;

global int g;
constant int c = 3;

// CHECK: @gp = {{.*}} addrspacecast
int *global gp = &g;
generic int *constant cgp = &g;

void take_generic(int *p);
void take_global(global int *p);
void take_local(local int *b);

void implicit_casts(global int *a, local int *b, private int *p) {
  int *q = a;
  q = b;
  q = p;
  take_generic(a);
  take_generic(b);
  take_generic(p);
}

void explicit_casts(int *p) {
  global int *a = (global int *)p;
  local int *b = (local int *)p;
  private int *c1 = (private int *)p;
  take_global(a);
  take_local(b);
}

void compare(global int *a, local int *b, int *c1, int *out) {
  *out = a == c1;
  *out += b != c1;
  *out += (c1 < a);
}

int ternary(int cond, global int *a, int *b) {
  return *(cond ? a : b);
}

void structs(global S *gs, int n) {
  S local_s;
  S *ps = n ? gs : &local_s;
  ps->i = gs->i;
  *ps = *gs;
}
