// std: 1.2 2.0
#define HIST_BINS 64

__kernel void histogram(__global const uchar *img, volatile __global uint *hist, uint n) {
  __local uint bins[HIST_BINS];
  for (uint i = get_local_id(0); i < HIST_BINS; i += get_local_size(0))
    bins[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_global_id(0); i < n; i += get_global_size(0))
    atomic_inc(&bins[img[i] >> 2]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_local_id(0); i < HIST_BINS; i += get_local_size(0))
    if (bins[i])
      atomic_add(hist + i, bins[i]);
}

static inline void atomic_addf(volatile __global float *p, float v) {
  union { uint u; float f; } old, upd;
  do {
    old.f = *p;
    upd.f = old.f + v;
  } while (atomic_cmpxchg((volatile __global uint *)p, old.u, upd.u) != old.u);
}

__kernel void legacy(volatile __global int *g, volatile __local int *l, __global float *f) {
  int r = atomic_sub(g, 3) + atomic_xchg(l, 1) + atomic_dec(g);
  r += atomic_min(g, r) + atomic_max(l, r);
  r ^= atomic_and(g, 0xff) | atomic_or(g, 1) | atomic_xor(l, r);
  f[1] = atomic_xchg((volatile __global float *)f, 2.5f);
  atomic_addf(f, (float)r);
}

#if __OPENCL_C_VERSION__ >= 200
__kernel void spin(__global atomic_int *lock, __global int *data) {
  int expected = 0;
  while (!atomic_compare_exchange_weak_explicit(lock, &expected, 1, memory_order_acquire,
                                                memory_order_relaxed, memory_scope_device))
    expected = 0;
  *data += 1;
  atomic_store_explicit(lock, 0, memory_order_release, memory_scope_device);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
}
#endif
