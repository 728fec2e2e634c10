// std: 1.2 2.0 3.0
// The atomic types and their arithmetic.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
void atomic_types_test(void) {
  atomic_int i;
  atomic_uint ui;
  atomic_float f;
  atomic_flag fl;
#ifdef cl_khr_int64_base_atomics
  atomic_long l;
  atomic_ulong ul;
  atomic_double d;
  atomic_size_t s;
  atomic_intptr_t ip;
  atomic_ptrdiff_t pd;
#endif
  atomic_bool b;
  _Atomic int x;
  _Atomic(int) y;
}

#if __OPENCL_C_VERSION__ >= 200
void arith(global atomic_int *a, local atomic_float *f, atomic_int v) {
  int r = *a;
  *a = 3;
  (*a)++;
  *a += 1;
  r = *a + 1;
  r = v * 2;
  if (*a) {}
  -*f;
  !v;
  v == v;
  a++;
  a[1];
  (void)sizeof(v);
  atomic_int w = v;
  atomic_int w2 = 4;
  atomic_int w3 = ATOMIC_VAR_INIT(4);
}
global atomic_int g1 = ATOMIC_VAR_INIT(0);
global atomic_int g2 = 1;
struct S { atomic_int a; atomic_flag f; };
kernel void k(atomic_int a, global atomic_uint *b, struct S s) {}
#endif
