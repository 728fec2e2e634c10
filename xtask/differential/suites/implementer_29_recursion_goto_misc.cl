// std: 1.2
int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
void odd(int n);
void even(int n) { if (n) odd(n - 1); }
void odd(int n) { if (n) even(n - 1); }
int implicit(void) { return undeclared(3); }
kernel void rec(global int *p) { rec(p); }

void jumps(int n) {
again:
  if (n--) goto again;
  goto missing;
  void *l = &&again;
  goto *l;
  for (;;) { if (n) break; else continue; }
  asm("nop");
  __asm__ volatile("nop" ::: "memory");
  int e = errno;
  try { } catch (...) { }
  n = new int;
  int x = nullptr;
  class { };
  _Static_assert(1, "ok");
  _Static_assert(0, "no");
  _Atomic int at;
  _Alignas(8) int al;
  _Generic(n, int: 1, default: 0);
}
