// std: 1.0 1.1 1.2 2.0

#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

kernel void k(volatile global int *g, volatile local uint *l, global long *gl, constant int *c, global float *f) {
  int p = 0;
  atomic_add(g, 1);
  atomic_add(l, 1u);
  atomic_inc(g);
  atomic_inc(g, 1); //~ ERROR CL0604
  atomic_cmpxchg(g, 0, 1);
  atomic_cmpxchg(g, 0); //~ ERROR CL0604
  atomic_xchg(f, 2.0f);
  atomic_add(f, 2.0f); //~ ERROR CL0604
  atomic_max(c, 1); //~ ERROR CL0604
  atomic_add(&p, 1); //~ ERROR CL0604
  atom_add(g, 1);
  atom_add(gl, 1L);
  atom_inc(gl);
  atom_cmpxchg(gl, 0L, 1L);
  atom_max(gl, 1L);
  int r = atomic_or(g, 0x10) + atomic_and(l, 3u);
}
