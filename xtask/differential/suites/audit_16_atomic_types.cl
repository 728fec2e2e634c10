// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
global atomic_int g0;
global atomic_int g1 = 1;
global atomic_int g2 = ATOMIC_VAR_INIT(2);
constant atomic_int c0 = 1;
atomic_uint n0;
global atomic_flag fl = ATOMIC_FLAG_INIT;
global atomic_long al;
global atomic_ulong aul;
global atomic_double ad;
global atomic_float af;
global atomic_size_t as;
global atomic_ptrdiff_t ap;
global atomic_intptr_t ai;
global atomic_uintptr_t au;
typedef struct { atomic_int a; } sa;
_Atomic int bad;
_Atomic(int) bad2;
global _Atomic float bad3;

kernel void k(global atomic_int *p, local atomic_int *l, atomic_int v) {
  atomic_int loc;
  atomic_int loci = 0;
  local atomic_int wl;
  *p = 3;
  int x = *p;
  ++*p;
  *p += 1;
  *p + 1;
  -*p;
  *p == 2;
  p == 0;
  p[1];
  loc = loci;
  g0 = g1;
  g0 == g1;
  (int)*p;
  sizeof(atomic_int);
  if (*p) return;
}
