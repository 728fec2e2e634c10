// std: 1.0 1.1 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_extended_atomics : enable
__kernel void test_atom_global(volatile __global int *dst, __global int *old) {
  int tid = get_global_id(0);
  old[tid] = atom_add(&dst[0], tid + 3);
  old[tid] = atom_sub(&dst[1], tid + 3);
  old[tid] = atom_xchg(&dst[2], tid);
  old[tid] = atom_inc(&dst[3]);
  old[tid] = atom_dec(&dst[4]);
  old[tid] = atom_cmpxchg(&dst[5], tid, tid + 1);
  old[tid] = atom_min(&dst[6], tid);
  old[tid] = atom_max(dst + 7, tid);
  old[tid] = atom_and(&dst[8], ~(1 << tid));
  old[tid] = atom_or(&dst[9], 1 << tid);
  old[tid] = atom_xor(&dst[10], tid);
}
__kernel void test_atom_local(__local uint *tmp, __global uint *out) {
  uint tid = get_local_id(0);
  atom_add(&tmp[0], tid);
  atom_inc(tmp + 1);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[tid] = atom_xchg(tmp, 0u);
}
#if __OPENCL_C_VERSION__ >= 110
__kernel void test_atomic(volatile __global uint *g, volatile __local int *l, volatile __global float *f) {
  __local uint counter;
  if (get_local_id(0) == 0) counter = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint slot = atomic_inc(&counter);
  atomic_add(g, 1u);
  atomic_sub(g + 1, 2);
  atomic_and(l, 0xff);
  atomic_or(l, 1);
  atomic_xor(&l[slot], -1);
  atomic_min(&g[2], slot);
  atomic_max(&l[2], -5);
  f[1] = atomic_xchg(f, 1.0f);
  while (atomic_cmpxchg(&g[slot], 0u, 1u) != 0u)
    ;
}
#endif
#ifdef cl_khr_int64_base_atomics
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void test_atom64(volatile __global long *g, volatile __local ulong *l) {
  long v = atom_add(g, 1L);
  atom_inc(l);
  atom_cmpxchg(g + 1, v, v + 1);
}
#endif
