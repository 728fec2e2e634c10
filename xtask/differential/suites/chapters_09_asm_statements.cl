// std: 1.2 2.0
void barrier_asm(void) {
  __asm__ volatile("" ::: "memory");
  __asm__("nop");
  __asm__ __volatile__("nop\n\tnop");
}

int add(int a, int b) {
  int r;
  __asm__("add %0, %1, %2" : "=r"(r) : "r"(a), "r"(b));
  __asm__("add %[o], %[x], 1" : [o] "=r"(r) : [x] "r"(r));
  __asm__ volatile("inc %0" : "+r"(r) : : "memory");
  return r;
}

void mem(global int *p) {
  __asm__ volatile("store %0" : "=m"(*p));
  __asm__ volatile("load %0" : : "m"(*p), "i"(4));
}

int renamed(int) __asm__("other_name");

kernel void k(global int *o) {
  o[0] = add(1, 2) + renamed(3);
  barrier_asm();
  mem(o);
}
