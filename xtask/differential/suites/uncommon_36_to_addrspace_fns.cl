// std: 1.2 2.0 3.0
// opts: -D__opencl_c_generic_address_space=1

// to_global, to_local, to_private, get_fence.

typedef struct { int a; } st;
int *gptr_prog;

void fits(global int *g, local int *l, private int *p, constant int *c, int *gen,
          const int *cgen, global st *gs, int n) {
  g = to_global(g);
  g = to_global(gen);
  g = to_global(l);
  g = to_global(p);
  g = to_global(c);
  l = to_local(gen);
  l = to_local(g);
  p = to_private(gen);
  p = to_private(l);
  l = to_global(gen);
  g = to_local(gen);
  g = to_private(gen);
  gen = to_global(gen);
  global float *gf = to_global(gen);
  global const int *gc = to_global(cgen);
  g = to_global(cgen);
  gs = to_global(gs);
  global void *v = to_global((void *)gen);
}

void wrong(int n, int *gen, float4 f) {
  to_global(n);
  to_global(0);
  to_global((void *)0);
  to_global();
  to_global(gen, gen);
  to_local(f);
  to_private("abc");
  to_global(&n);
  to_local(gptr_prog);
  to_global(to_local(gen));
  to_global(wrong);
  int *(*fp)(int *) = to_global;
  (to_global)(gen);
  &to_global;
}

void volatiles(volatile int *a, volatile const int *b, int *restrict c, int **pp) {
  global volatile int *g = to_global(a);
  global int *h = to_global(a);
  global const volatile int *k = to_global(b);
  global int *r = to_global(c);
  global int **q = to_global(pp);
  int *global *s = to_global(pp);
}

void fence(int *gen, global int *g, constant int *c, int n) {
  cl_mem_fence_flags a = get_fence(gen);
  a = get_fence(g);
  a = get_fence(c);
  a = get_fence(n);
  a = get_fence(&n);
  a = get_fence();
}

int shadow(int to_global) { return to_global + 1; }
void decl(void) {
  int to_local = 1;
  to_local++;
}
int to_private(int x);
