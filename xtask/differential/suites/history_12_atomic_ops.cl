// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_atomic_order_seq_cst)
kernel void counters(global atomic_int *hits, local atomic_uint *lc, global int *raw,
                     constant atomic_int *ro, global const atomic_int *cst,
                     global atomic_float *acc, int scope) {
  int expected = 0;
  __opencl_atomic_init(hits, 0);
  __opencl_atomic_init(raw, 0);
  __opencl_atomic_init(cst, 0);

  int v = __opencl_atomic_load(hits, memory_order_acquire, memory_scope_device);
  v = __opencl_atomic_load(cst, memory_order_acquire, memory_scope_device);
  v = __opencl_atomic_load(ro, memory_order_acquire, memory_scope_device);
  v = __opencl_atomic_load(raw, memory_order_acquire, memory_scope_device);
  v = __opencl_atomic_load(hits, memory_order_release, memory_scope_device);
  v = __opencl_atomic_load(hits);
  v = __opencl_atomic_load(hits, memory_order_relaxed, scope);
  v = __opencl_atomic_load(hits, memory_order_relaxed, 77);
  v = __opencl_atomic_load(hits, 99, memory_scope_device);

  __opencl_atomic_store(hits, v, memory_order_release, memory_scope_device);
  __opencl_atomic_store(hits, v, memory_order_consume, memory_scope_device);
  v = __opencl_atomic_store(hits, v, memory_order_release, memory_scope_device);

  v = __opencl_atomic_fetch_sub(hits, 2, memory_order_acq_rel, memory_scope_work_group);
  v = __opencl_atomic_fetch_xor(lc, 2, memory_order_acq_rel, memory_scope_work_group);
  float f = __opencl_atomic_fetch_add(acc, 1.0f, memory_order_relaxed, memory_scope_device);
  f = __opencl_atomic_fetch_or(acc, 1, memory_order_relaxed, memory_scope_device);
  f = __opencl_atomic_fetch_max(acc, 1.0f, memory_order_relaxed, memory_scope_device);

  bool ok = __opencl_atomic_compare_exchange_strong(hits, &expected, 3, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
  ok = __opencl_atomic_compare_exchange_strong(hits, &f, 3, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
  ok = __opencl_atomic_compare_exchange_weak(hits, expected, 3, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
  ok = __opencl_atomic_compare_exchange_weak(hits, &expected, 3, memory_order_acq_rel, memory_order_release, memory_scope_device);

  atomic_fetch_add(hits, 1);
  atomic_fetch_add(raw, 1);
  atomic_store_explicit(hits, 4, memory_order_release);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_device);
}
#endif
