// std: 2.0 3.0

void f(global atomic_int *gi, global atomic_long *gl, global atomic_float *gf, int *plain, constant atomic_int *ci, int *v, int scope) {
  __opencl_atomic_init(gi, 5);
  __opencl_atomic_init(plain, 5);
  __opencl_atomic_init(ci, 5);
  __opencl_atomic_load(gi, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(gi, memory_order_release, memory_scope_work_group);
  __opencl_atomic_load(plain, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(gi, memory_order_seq_cst);
  __opencl_atomic_load(gi, memory_order_seq_cst, scope);
  __opencl_atomic_load(gi, memory_order_seq_cst, 20);
  __opencl_atomic_load(gi, memory_order_seq_cst, memory_scope_work_item);
  __opencl_atomic_store(gi, 1, memory_order_acquire, memory_scope_device);
  __opencl_atomic_store(gi, 1, memory_order_release, memory_scope_device);
  __opencl_atomic_exchange(gi, 1, memory_order_seq_cst, memory_scope_all_svm_devices);
  __opencl_atomic_fetch_add(gi, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_add(gf, 1.0f, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_and(gf, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_min(gl, 1, memory_order_seq_cst, memory_scope_device);
  (void)__opencl_atomic_compare_exchange_strong(gi, v, 1, memory_order_seq_cst, memory_order_relaxed, memory_scope_device);
  (void)__opencl_atomic_compare_exchange_strong(gi, v, 1, memory_order_seq_cst, memory_order_release, memory_scope_device);
  (void)__opencl_atomic_compare_exchange_weak(gi, 1, 1, memory_order_seq_cst, memory_order_relaxed, memory_scope_device);
}
