// std: 1.0 1.2 2.0
__kernel void mutants(volatile __global int *dst, __global int *old, __local uint *l, __constant int *c, __global float *f, __global short *s, __global const int *ci, __global long *g64) {
  int tid = get_global_id(0);
  int priv = 0;
  old[tid] = atom_add(dst[0], tid + 3);
  old[tid] = atom_add(&dst[0]);
  old[tid] = atom_inc(&dst[3], 1);
  old[tid] = atom_cmpxchg(&dst[5], tid);
  old[tid] = atom_min(&f[6], tid);
  old[tid] = atom_nand(&dst[8], tid);
  old[tid] = atom_add(c, tid);
  old[tid] = atom_add(ci, tid);
  old[tid] = atomic_add(&priv, tid);
  old[tid] = atomic_add(l, tid);
  old[tid] = atomic_add(s, tid);
  f[tid] = atomic_add(f, 1.0f);
  f[tid] = atomic_xchg(f, 1);
  old[tid] = atomic_xchg(f, 1.0f);
  old = atomic_inc(dst);
  old[tid] = atomic_inc(&dst);
  old[tid] = atom_add(g64, 1L);
  old[tid] = atomic_add(g64, 1L);
  old[tid] = atom_or(&dst[9], 1 < < tid);
}
