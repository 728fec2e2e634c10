// std: 1.1 1.2 2.0
#ifdef cl_khr_int64_base_atomics
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void base64(volatile __global long *g, volatile __local ulong *l,
                     __global long *out)
{
  out[0] = atom_add(g, 1L);
  out[1] = atom_sub(g, 2L);
  out[2] = atom_xchg(g, out[3]);
  out[3] = atom_inc(g) + atom_dec(g);
  out[4] = atom_cmpxchg(l, 0UL, 5UL);
  atom_add(l, get_local_id(0));
}
#endif

#ifdef cl_khr_int64_extended_atomics
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
__kernel void extended64(volatile __global long *g, volatile __local ulong *l)
{
  atom_min(g, 1L);
  atom_max(g, -1L);
  atom_and(l, 0xffffffff00000000UL);
  atom_or(l, 1UL << 40);
  atom_xor(g, ~0L);
}
#endif
