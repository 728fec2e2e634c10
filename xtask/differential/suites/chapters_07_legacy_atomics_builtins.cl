// std: 1.0 1.1 1.2 2.0
#if __OPENCL_C_VERSION__ < 110
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#endif
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

kernel void k(volatile global int *g, volatile local uint *l, volatile global float *f,
              volatile global long *gl, int v) {
  int r = atom_add(g, v);
  r = atom_sub(g, v);
  r = atom_inc(g);
  uint u = atom_dec(l);
  u = atom_cmpxchg(l, 1u, 2u);
  long w = atom_add(gl, 4L);
  w = atom_xchg(gl, 4L);
  r = atomic_add(g, v);
  r = atomic_cmpxchg(g, 0, v);
  u = atomic_xchg(l, 3u);
  float x = atomic_xchg(f, 1.0f);
  u = atomic_min(l, 3u);
  int priv;
}
