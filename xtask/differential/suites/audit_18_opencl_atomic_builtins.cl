// std: 2.0 3.0
void f(global atomic_int *i, atomic_int *gi, atomic_float *fp, int *p, constant atomic_int *c, const atomic_int *ci, int scope) {
  __opencl_atomic_init(i, 5);
  __opencl_atomic_init(c, 5);
  __opencl_atomic_init(ci, 5);
  __opencl_atomic_init(p, 5);
  __opencl_atomic_load(i);
  __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(ci, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(p, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(c, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(0, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(i, memory_order_release, memory_scope_work_group);
  __opencl_atomic_load(i, memory_order_acquire, memory_scope_work_item);
  __opencl_atomic_load(i, memory_order_acquire, scope);
  __opencl_atomic_load(i, memory_order_acquire, 10);
  __opencl_atomic_load(i, memory_order_acquire, fp);
  __opencl_atomic_store(i, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_store(ci, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_store(i, 1, memory_order_acquire, memory_scope_device);
  __opencl_atomic_fetch_add(gi, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_add(fp, 1.0f, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_and(fp, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_min(fp, 1.0f, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_max(gi, 1, memory_order_seq_cst, memory_scope_sub_group);
  bool a = __opencl_atomic_compare_exchange_strong(i, p, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_device);
  bool b = __opencl_atomic_compare_exchange_weak(i, fp, 1, memory_order_seq_cst, memory_order_relaxed, memory_scope_device);
  bool d = __opencl_atomic_compare_exchange_weak(i, p, 1, memory_order_relaxed, memory_order_release, memory_scope_device);
  __opencl_atomic_exchange(i, 1, memory_order_acq_rel, memory_scope_all_svm_devices);
}
void orders(global atomic_int *i) {
  __opencl_atomic_load(i, memory_order_consume, memory_scope_device);
  __opencl_atomic_load(i, 99, memory_scope_device);
  __c11_atomic_load(i, memory_order_seq_cst);
}
