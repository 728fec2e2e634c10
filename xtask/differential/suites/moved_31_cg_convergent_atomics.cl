// std: 1.2 3.0
// Convergent calls and the atomics of 1.x.
void convfun(void) __attribute__((convergent));
void nonconvfun(void) __attribute__((pure));
int f(void);
void g(void);
void nodupfun(void) __attribute__((noduplicate));

void test_merge_if(int a) {
  if (a) f();
  nonconvfun();
  if (a) g();
}
void test_no_merge_if(int a) {
  if (a) f();
  convfun();
  if (a) g();
}
void test_unroll(void) {
  for (int i = 0; i < 10; i++) convfun();
  for (int i = 0; i < 10; i++) nodupfun();
}
kernel void assume_convergent_asm(void) {
  __asm__ volatile("s_barrier");
}

kernel void atom(global volatile int *g, local uint *l, global float *f) {
  atomic_add(g, 1);
  atomic_sub(l, 1u);
  atomic_inc(g);
  atomic_dec(l);
  int old = atomic_cmpxchg(g, 1, 2);
  *f = atomic_xchg(f, 2.f);
  atomic_add(f, 2.f);
  atomic_min(g, old);
  atomic_max(l, 3);
  atom_add(g, 2);
  atomic_and(g, 0xff);
  atomic_or(l, 1);
  atomic_xor(g, g);
  mem_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);
  read_mem_fence(CLK_LOCAL_MEM_FENCE);
  barrier(CLK_GLOBAL_MEM_FENCE);
}
