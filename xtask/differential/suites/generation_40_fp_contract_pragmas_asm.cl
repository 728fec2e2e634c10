// std: 1.2 2.0 3.0
// Pragmas of fp contract and clang's own; address_space(N); visibility; inline assembly.
#pragma OPENCL FP_CONTRACT ON
#pragma STDC FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION cl_khr_unknown : enable
#pragma OPENCL EXTENSION all : enable
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunused-value"
#pragma clang diagnostic pop
#pragma GCC visibility push(hidden)
int hidden_fn(int x) { return x; }
#pragma GCC visibility pop
#pragma clang attribute push(__attribute__((noinline)), apply_to = function)
int pushed(int x) { return x; }
#pragma clang attribute pop

typedef __attribute__((address_space(3))) int as3_int;
__attribute__((address_space(1))) int *as1(__attribute__((address_space(1))) int *p) { return p + 1; }
int __attribute__((address_space(-1))) *neg;
int __attribute__((address_space(1))) __attribute__((address_space(2))) *twice;
int __attribute__((address_space("x"))) *str;
__attribute__((visibility("default"))) kernel void vis(void) {}
__attribute__((visibility("protected"))) int prot(void) { return 1; }
__attribute__((visibility("nonsense"))) int vbad(void) { return 1; }

float mac(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT OFF
  float r = a * b + c;
  {
#pragma clang fp contract(fast)
    r += a * b;
  }
  {
#pragma clang fp contract(off)
#pragma clang fp reassociate(on)
    r -= a * c;
  }
#pragma clang fp contract(on)
  return r;
}

void conv(as3_int *a, local int *l, global int *g, __attribute__((address_space(1))) int *a1) {
  a = l;
  a = (as3_int *)l;
  g = a1;
  g = (global int *)a1;
  *a = *l;
}

kernel void asmtest(global int *p, int x, float4 v) {
  __asm__ volatile("nop");
  asm("");
  __asm__("mov %0, %1" : "=r"(x) : "r"(p[0]) : "memory");
  __asm__("" : "=r"(1));
  __asm__("" : : "r"(v));
  __asm__(x);
}
__asm__("file scope");
