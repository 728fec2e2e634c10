// std: 1.0 1.1 1.2 3.0+

// atomic_ and atom_ functions of the early editions.

#if __OPENCL_VERSION__ < 110
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_extended_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#endif
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

kernel void counters(volatile global int *g, volatile local uint *l, global float *f,
                     volatile global long *gl, local ulong *ll) {
  int old = atomic_add(g, 1);
  old = atomic_sub(g, old);
  old = atomic_xchg(g, 3);
  old = atomic_inc(g);
  old = atomic_dec(g);
  old = atomic_cmpxchg(g, 1, 2);
  uint u = atomic_min(l, 4u);
  u = atomic_max(l, u);
  u = atomic_and(l, 0xffu);
  u = atomic_or(l, 1);
  u = atomic_xor(l, ~0u);
  f[0] = atomic_xchg(f, 1.0f);
  f[0] = atomic_xchg(f, 1);

  old = atom_add(g, 1);
  old = atom_inc(g);
  old = atom_cmpxchg(g, 0, 1);
  u = atom_xchg(l, 2);
  u = atom_max(l, 2);

  long x = atom_add(gl, 1L);
  x = atom_inc(gl);
  ulong y = atom_xchg(ll, 5UL);
  y = atom_min(ll, y);
  x = atom_cmpxchg(gl, x, 0);

  x = atomic_add(gl, 1L); //~ ERROR CL0604
  f[1] = atomic_add(f, 1.0f); //~ ERROR CL0604
  old = atomic_add(*g, 1); //~ ERROR CL0604
  old = atomic_inc(g, 1); //~ ERROR CL0604
  old = atomic_cmpxchg(g, 1); //~ ERROR CL0604
}

void spaces(private int *p, constant int *c, global short *s, global int2 *v,
            global const int *k, void *any) {
  atomic_inc(p); //~ ERROR CL0604
  atomic_inc(c); //~ ERROR CL0604
  atomic_inc(s); //~ ERROR CL0604
  atomic_add(v, (int2)(1)); //~ ERROR CL0604
  atomic_inc(k); //~ ERROR CL0604
  atomic_inc((volatile global uint *)v);
  atomic_inc(any); //~ ERROR CL0604
}

local int not_here; //~ ERROR CL0307
kernel void lock(global int *mutex) {
  local int counter;
  while (atomic_cmpxchg(mutex, 0, 1))
    ;
  atomic_xchg(mutex, 0);
  if (get_local_id(0) == 0)
    counter = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_inc(&counter);
  mem_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);
  read_mem_fence(CLK_LOCAL_MEM_FENCE);
}
