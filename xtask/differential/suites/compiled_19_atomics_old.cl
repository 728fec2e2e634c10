// std: 1.0 1.1 1.2 2.0 3.0
#ifdef cl_khr_global_int32_base_atomics
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_extended_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#endif

__kernel void atom_functions(__global int *g, __global uint *u, __local int *l)
{
  int t = get_local_id(0);
  atom_add(g, t);
  atom_sub(&g[1], 1);
  atom_xchg(u, 3u);
  atom_inc(l);
  atom_dec(&l[1]);
  g[2] = atom_cmpxchg(g, 0, t);
  atom_min(g + 3, t);
  atom_max(u + 3, 9u);
  atom_and(g, 0xff);
  atom_or(g, 1);
  atom_xor(u, 0x55u);
}

#if __OPENCL_C_VERSION__ >= 110
__kernel void atomic_functions(volatile __global int *g, __global uint *u,
                               volatile __local int *l, __global float *f)
{
  __local uint counter;
  if (get_local_id(0) == 0)
    counter = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_inc(&counter);
  atomic_add(g, 1);
  atomic_sub(l, 2);
  atomic_dec(u);
  f[0] = atomic_xchg(f, 1.0f);
  g[1] = atomic_cmpxchg(g, 0, 1);
  atomic_min(l, 4);
  atomic_max(u, counter);
  atomic_and(g, 3);
  atomic_or(l, 4);
  atomic_xor(u, 5u);
}
#endif
