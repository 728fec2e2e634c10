// std: 2.0 3.0

global atomic_int g0 = ATOMIC_VAR_INIT(1);
global atomic_int g1 = 2;
atomic_int g2 = ATOMIC_VAR_INIT(0);
constant atomic_int g3 = ATOMIC_VAR_INIT(0);
global volatile atomic_uint g4;
global atomic_float g5 = ATOMIC_VAR_INIT(1.0f);
global atomic_flag g6 = ATOMIC_FLAG_INIT;
global _Atomic int g7;

kernel void k(global atomic_int *p, local atomic_int *l, int n) {
  atomic_int a = ATOMIC_VAR_INIT(1);
  local atomic_int b;
  local atomic_int c = ATOMIC_VAR_INIT(1);
  atomic_int d;
  a = 1;
  *p = 2;
  *p += 2;
  (*p)++;
  int r = *p;
  r = a + 1;
  atomic_init(p, 3);
  atomic_init(&a, n);
  atomic_init(l, 1.0f);
  atomic_init(n, 1);
  _Atomic(int) e;
  if (*p) {}
}
