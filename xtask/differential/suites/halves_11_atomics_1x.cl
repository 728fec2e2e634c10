// std: 1.0 1.1 1.2 2.0
// opts:
// opts: -DBITS64=1
// 32-bit and 64-bit atomic functions of OpenCL 1.x.

#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_extended_atomics : enable

kernel void base(volatile global int *g, volatile global uint *gu,
                 volatile local int *l, volatile local uint *lu) {
  int o = atom_add(g, 1);
  uint u = atom_sub(gu, 2u);
  o += atom_xchg(l, o);
  u += atom_inc(lu) + atom_dec(lu);
  o += atom_cmpxchg(g, 0, 1);
  o += atom_min(l, 3);
  u += atom_max(gu, u);
  o &= atom_and(g, o) | atom_or(g, o) ^ atom_xor(l, o);
#if __OPENCL_C_VERSION__ >= 110
  o = atomic_add(g, 1);
  o = atomic_sub(l, 1);
  o = atomic_cmpxchg(l, 1, 2);
  u = atomic_inc(gu);
  u = atomic_max(lu, 7u);
#endif
}

kernel void flt(volatile global float *f, volatile local float *lf, volatile global int *g) {
  float x = atomic_xchg(f, 1.0f);
  x += atomic_xchg(lf, x);
  x += atomic_add(f, 1.0f);
  x = atomic_xchg(g, 1.0f);
}

#ifdef BITS64
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
kernel void wide(volatile global long *g, volatile local ulong *l) {
  long o = atom_add(g, 1L);
  ulong u = atom_xchg(l, 2UL);
  o += atom_cmpxchg(g, o, 3L) + atom_dec(g);
  u |= atom_or(l, u);
  o = atomic_add(g, 1L);
}
#endif

void wrong(constant int *c, int *p, volatile global short *s) {
  atom_add(c, 1);
  atomic_inc(p);
  atomic_add(s, 1);
  atomic_cmpxchg(s, 1);
}
