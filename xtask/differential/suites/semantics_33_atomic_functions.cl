// std: 2.0 3.0
// opts:
// The atomic functions and their overloads.

void f(global atomic_int *g, local atomic_uint *l, atomic_float *fl, const global atomic_int *cg,
       constant atomic_int *ca, global atomic_flag *flag, global int *plain, volatile global atomic_int *vg) {
  int v, e = 0;
  uint u;
  float x;
  atomic_init(g, 1);
  atomic_init(ca, 1);
  atomic_init(plain, 1);
  atomic_init(g);
  atomic_store(g, 5);
  atomic_store(cg, 5);
  atomic_store(vg, 5);
  atomic_store_explicit(g, 5, memory_order_release);
  atomic_store_explicit(g, 5, memory_order_release, memory_scope_work_group);
  atomic_store_explicit(g, 5, memory_order_acquire);
  atomic_store_explicit(g, 5, memory_order_relaxed, memory_scope_device, 1);
  v = atomic_load(g);
  v = atomic_load(cg);
  v = atomic_load(ca);
  v = atomic_load(plain);
  v = atomic_load_explicit(g, memory_order_acquire, memory_scope_work_item);
  v = atomic_load_explicit(g, memory_order_release);
  u = atomic_exchange(l, 2);
  x = atomic_exchange(fl, 2.0f);
  v = atomic_compare_exchange_strong(g, &e, 1);
  v = atomic_compare_exchange_strong(g, e, 1);
  v = atomic_compare_exchange_weak(g, &x, 1);
  v = atomic_compare_exchange_strong_explicit(g, &e, 1, memory_order_seq_cst, memory_order_relaxed);
  v = atomic_compare_exchange_weak_explicit(g, &e, 1, memory_order_acq_rel, memory_order_acquire, memory_scope_all_svm_devices);
  v = atomic_fetch_add(g, 1);
  u = atomic_fetch_or(l, 1u);
  x = atomic_fetch_add(fl, 1.0f);
  v = atomic_fetch_min(g, 1);
  u = atomic_fetch_max_explicit(l, 3, memory_order_relaxed, memory_scope_device);
  v = atomic_fetch_xor(plain, 1);
  v = atomic_fetch_sub_explicit(g, 1, 77);
  v = atomic_fetch_and(g);
  v = atomic_flag_test_and_set(flag);
  atomic_flag_clear(flag);
  atomic_flag_clear_explicit(flag, memory_order_release, memory_scope_sub_group);
  atomic_flag_clear(g);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE);
  v = __opencl_atomic_load(g, memory_order_relaxed, memory_scope_device);
  v = __opencl_atomic_load(g, memory_order_release, memory_scope_device);
  v = __opencl_atomic_load(g, memory_order_relaxed, 10);
  __opencl_atomic_store(plain, 1, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_init(g, 3);
  v = __c11_atomic_load(g, memory_order_relaxed);
  v = __atomic_load_n(plain, 5);
}
