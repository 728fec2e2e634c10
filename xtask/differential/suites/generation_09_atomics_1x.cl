// std: 1.0 1.1 1.2 2.0 3.0
// OpenCL 1.x atomics; cl_khr_global_int32_base_atomics and kin.
#if __OPENCL_C_VERSION__ < 110
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_extended_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#endif
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

kernel void atoms(volatile global int *g, volatile global uint *u, volatile local int *l,
                  volatile global float *f, volatile global long *gl, int v) {
  int r = 0;
  r += atomic_add(g, v);
  r += atomic_sub(l, v);
  r += atomic_xchg(g, v);
  float rf = atomic_xchg(f, 1.0f);
  r += atomic_inc(u);
  r += atomic_dec(l);
  r += atomic_cmpxchg(g, 1, v);
  r += atomic_min(g, v);
  r += atomic_max(u, 3u);
  r += atomic_and(l, v);
  r += atomic_or(g, v);
  r += atomic_xor(g, v);

  r += atom_add(g, v);
  r += atom_sub(l, v);
  r += atom_xchg(g, v);
  r += atom_inc(g);
  r += atom_cmpxchg(g, 1, 2);
  r += atom_max(g, v);
  gl[0] = atom_add(gl, 1L);
  gl[1] = atom_inc(gl);
  gl[2] = atom_max(gl, 5L);

  atomic_add(f, 1.0f);
  atomic_add(gl, 1L);
  atomic_add(g);
  atomic_add(&r, 1);
  atomic_inc(g, 1);
  atomic_cmpxchg(g, 1);
  atomic_add(v, 1);
}

void spaces(constant int *c, const global int *cg, global int *nv, global short *s) {
  atomic_add(c, 1);
  atomic_add(cg, 1);
  atomic_add(nv, 1);
  atomic_add(s, 1);
}
