// std: 1.2 2.0 3.0
// The __opencl_atomic_* functions of clang.

#if __OPENCL_C_VERSION__ >= 200
void g(atomic_int *a, global atomic_int *ga, local int *l, const global atomic_int *cg, struct undefd *u) {
  int v;
  __opencl_atomic_init(a, 5);
  __opencl_atomic_init(ga, 5);
  __opencl_atomic_init(l, 5);
  __opencl_atomic_init();
  __opencl_atomic_store(a, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_store(a, 1, memory_order_acquire, memory_scope_device);
  __opencl_atomic_store(a, 1, memory_order_seq_cst);
  __opencl_atomic_store(cg, 1, memory_order_seq_cst, memory_scope_device);
  v = __opencl_atomic_load(a, memory_order_relaxed, memory_scope_work_item);
  v = __opencl_atomic_load(a, memory_order_relaxed, memory_scope_all_svm_devices);
  v = __opencl_atomic_load(a, memory_order_release, memory_scope_work_group);
  v = __opencl_atomic_load(cg, memory_order_relaxed, memory_scope_work_group);
  v = __opencl_atomic_load(u, memory_order_relaxed, memory_scope_work_group);
  v = __opencl_atomic_load(a, 42, memory_scope_work_group);
  v = __opencl_atomic_load(a, memory_order_relaxed, -1);
  v = __opencl_atomic_load(a, memory_order_relaxed, v);
  v = __opencl_atomic_load(a, memory_order_relaxed, 1.0f, 2);
  v = __opencl_atomic_fetch_add(ga, 1, memory_order_relaxed, memory_scope_device);
  v = __opencl_atomic_fetch_xor(ga, 1.5f, memory_order_relaxed, memory_scope_device);
  v = __opencl_atomic_fetch_max(ga, 1, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_compare_exchange_weak(a, &v, 1, memory_order_seq_cst, memory_order_acq_rel, memory_scope_device);
  __opencl_atomic_compare_exchange_strong(a, &v, 1, memory_order_seq_cst, memory_order_relaxed, memory_scope_device);
}
#else
void old(global int *p) {
  __opencl_atomic_load(p, 0, 0);
  __c11_atomic_load(p, 5);
  __atomic_load_n(p, 5);
  __sync_fetch_and_add(p, 1);
}
#endif
