// std: 1.0 1.2 2.0

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

kernel void a(volatile global int *g, volatile local uint *l, global float *f, global long *gl, volatile private int *p, constant int *c) { //~ ERROR CL0704
#if __OPENCL_C_VERSION__ >= 110
  int r = atomic_add(g, 1);
  r = atomic_add(c, 1); //~ ERROR[1.2,2.0] CL0604
  r = atomic_add(f, 1.0f); //~ ERROR[1.2,2.0] CL0604
  r = atomic_inc(g);
  r = atomic_inc(g, 1); //~ ERROR[1.2,2.0] CL0604
  r = atomic_cmpxchg(l, 1, 2);
  f[0] = atomic_xchg(f, 1.0f);
  r = atomic_add(gl, 1);
  r = atomic_add(p, 1); //~ ERROR[1.2,2.0] CL0604
#endif
  g[1] = atom_add(g, 1);
  gl[0] = atom_add(gl, 1L);
  gl[1] = atom_min(gl, 4L);
  gl[2] = atom_xchg(f, 4L);
  gl[3] = atom_cmpxchg(gl, 4L); //~ ERROR CL0604
}
#ifdef cl_khr_int64_base_atomics
#if __OPENCL_C_VERSION__ >= 200
void types(global atomic_long *l, global atomic_double *d) {
  atomic_fetch_add(l, 1);
  atomic_store(d, 1.0);
}
#endif
#endif
