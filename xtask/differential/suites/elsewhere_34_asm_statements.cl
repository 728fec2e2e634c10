// std: 1.2 2.0
// Inline assembly in OpenCL C.

int foo(int x, __global int *y) {
  int z;
  __asm__ volatile("mov %0, %1" : "=r"(z) : "r"(x), "r"(y) : "memory");
  asm("nop");
  __asm__ volatile("");
  __asm("nop" ::: "memory", "cc");
  __asm__("op %[out], %[in]" : [out] "=r"(z) : [in] "r"(x));
  __asm__("op %0" : "+r"(z));
  __asm__("op %0, %1" : "=&r"(z) : "0"(x));
  __asm__("op %0" : : "i"(3), "n"(4));
  __asm__("op %0" : "=m"(*y) : "m"(x));
  return z;
}

void bad(int x, float4 v, __global int *g) {
  __asm__("op %2" : "=r"(x) : "r"(x));
  __asm__("op" : "r"(x));
  __asm__("op" : "=r"(x + 1));
  __asm__("op" : "=r"(3));
  __asm__("op" : "=Z!"(x));
  __asm__("op" : : "5"(x));
  __asm__(x);
  __asm__();
  __asm__("unterminated" : "=r"(x);
  __asm__("op" : : : "no_such_register");
  __asm__ goto("jmp %l0" : : : : out);
  __asm__("op %0" : : "r"(v));
  __asm__("op %[nope]" : [yes] "=r"(x));
  __asm__("op" "joined" "string");
  __asm__ inline("nop");
out:
  return;
}

int named(void) __asm__("renamed");
int var_reg(void) {
  register int r __asm("r1") = 3;
  int s __asm("label") = 2;
  return r + s;
}
__asm__("top level");
constant int k __asm("k_label") = 1;
kernel void with_asm(global int *p) __asm("kernel_label");
kernel void with_asm(global int *p) {
  *p = named();
  __asm__ const("nop");
  __typeof(*p) t = 1;
  __typeof__(p) u = p;
  __asm__ {
    nop
  }
}
