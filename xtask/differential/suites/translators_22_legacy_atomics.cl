// std: 1.0 1.1 1.2
// Histogram and queue with the atomic functions of 1.x.
#if __OPENCL_VERSION__ < 110 || defined(cl_khr_global_int32_base_atomics)
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_extended_atomics : enable
#endif
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#define BINS 256u

uint hash(uint x) {
  x ^= x >> 16;
  x *= 0x7feb352dU;
  x ^= x >> 15;
  return x % BINS;
}

__kernel void histogram(__global const uchar4 *pixels, __global uint *bins, uint count) {
  __local uint mine[BINS];
  for (uint b = get_local_id(0); b < BINS; b += get_local_size(0))
    mine[b] = 0u;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (uint i = get_global_id(0); i < count; i += get_global_size(0)) {
    uint4 p = convert_uint4(pixels[i]);
    atomic_inc(&mine[(p.x + p.y * 2 + p.z) >> 2]);
    atomic_add(mine + hash(p.w), 1u);
  }
  mem_fence(CLK_LOCAL_MEM_FENCE);
  for (uint b = get_local_id(0); b < BINS; b += get_local_size(0))
    if (mine[b] != 0)
      atomic_add(&bins[b], mine[b]);
}

__kernel void push(volatile __global int *head, __global int *items, __global float *best, __global ulong *clock) {
  int old, slot = atom_inc(head);
  items[slot] = atomic_xchg(&items[0], slot);
  (void)atomic_xchg(best, 0.5f);
  do {
    old = *head;
  } while (atomic_cmpxchg(head, old, old | 1) != old);
  atomic_min(items, -slot);
  atomic_and(head, ~0x3);
  atom_add(clock, 1ul);
}
