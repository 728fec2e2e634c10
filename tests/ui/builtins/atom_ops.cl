// std: 1.0 1.1 2.0

// OpenCL 1.x atomics.

kernel void atom(volatile global int *g, volatile local uint *l,
                 volatile global float *f, volatile global long *lg) {
  int r = atomic_add(g, 1);
  r = atomic_sub(g, 1);
  r = atomic_inc(g);
  r = atomic_cmpxchg(g, 0, 1);
  uint u = atomic_max(l, 3u);
  u = atomic_xor(l, 3u);
  float x = atomic_xchg(f, 1.0f);
  x = atomic_add(f, 1.0f); //~ ERROR CL0604
  r = atom_add(g, 1);
  r = atom_inc(g);
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
  long q = atom_add(lg, 1L);
  q = atom_min(lg, 1L);
  q = atomic_add(lg, 1L); //~ ERROR CL0604
  private int p;
  r = atomic_add(&p, 1); //~ ERROR CL0604
}
