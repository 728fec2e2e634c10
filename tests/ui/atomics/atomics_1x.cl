// std: 1.0+

// Atomics of the 1.x style, by extension and built in.
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_extended_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

kernel void atom_form(global int *g, local uint *l, volatile global uint *vg) {
  int a = atom_add(g, 1);
  a += atom_sub(g, 1);
  a += atom_xchg(l, 2u);
  a += atom_inc(vg) + atom_dec(vg);
  a += atom_cmpxchg(g, 1, 2);
  a += atom_min(g, 1) + atom_max(g, 1);
  a += atom_and(l, 1) + atom_or(l, 1) + atom_xor(l, 1);
}

#ifdef cl_khr_int64_base_atomics
kernel void atom_64(global long *g, local ulong *l) {
  long a = atom_add(g, 1L);
  ulong b = atom_cmpxchg(l, 1UL, 2UL);
  a = atom_max(g, a);
  a = atomic_add(g, a); //~ ERROR CL0604
}
#endif

kernel void atomic_form(global int *g, local int *l, global float *f, volatile local uint *vl) {
  int a = atomic_add(g, 1);
  a += atomic_sub(l, 1) + atomic_inc(g) + atomic_dec(l);
  a += atomic_xchg(g, 3);
  *f = atomic_xchg(f, 3.0f);
  a += atomic_cmpxchg(l, 1, 2);
  a += atomic_min(g, 1) + atomic_max(vl, 1);
  a += atomic_and(g, 1) + atomic_or(g, 1) + atomic_xor(g, 1);
}

kernel void bad(global int *g, const global int *cg, constant int *c, global float *f,
                global short *s, global int4 *v, int n) {
  int priv = 0;
  atomic_add(&priv, 1); //~ ERROR CL0604
  atomic_add(cg, 1);
  atomic_add(c, 1); //~ ERROR CL0604
  atomic_add(f, 1.0f); //~ ERROR CL0604
  atomic_add(s, 1);
  atomic_add(v, 1);
  atomic_add(n, 1); //~ ERROR CL0604
  atomic_add(g); //~ ERROR CL0604
  atomic_add(g, 1, 2); //~ ERROR CL0604
  atomic_add(g, g); //~ ERROR CL0604
  atomic_inc(g, 1); //~ ERROR CL0604
  atomic_cmpxchg(g, 1); //~ ERROR CL0604
  atomic_cmpxchg(f, 1.0f, 2.0f); //~ ERROR CL0604
  atom_add(f, 1);
  atom_add(&priv, 1); //~ ERROR CL0604
  atomic_nand(g, 1); //~ ERROR CL0601
}
