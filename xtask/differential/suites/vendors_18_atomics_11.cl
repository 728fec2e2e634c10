// std: 1.0 1.1 1.2 2.0
// Old atomics: extensions in 1.0, core names later, cl_khr_int64 for 64 bits.
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_extended_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

kernel void a10(volatile global int *g, volatile local uint *l, int v) {
  atom_add(g, v);
  atom_sub(g, 2);
  atom_inc(g);
  atom_xchg(l, 4u);
  atom_cmpxchg(g, 0, v);
  atom_max(l, 7u);
  atom_and(l, 0xffu);
}

#if __OPENCL_C_VERSION__ >= 110
kernel void a11(global int *g, volatile local uint *l, volatile global float *f) {
  int old = atomic_add(g, 1);
  uint u = atomic_or(l, 0x80000000u);
  float x = atomic_xchg(f, 2.5f);
  old = atomic_cmpxchg(g, old, u);
  atomic_dec(l);
  atomic_add(f, 1.0f);
}
#endif

#ifdef cl_khr_int64_base_atomics
kernel void a64(volatile global long *g, volatile local ulong *l) {
  long r = atom_add(g, 3L);
  ulong s = atom_xchg(l, 2UL);
  s = atom_cmpxchg(l, s, 0UL);
  atomic_add(g, 1L);
}
#endif

void wrong(int *p, constant int *c, global char *ch) {
  atomic_inc(c);
  atomic_add(ch, 1);
}
