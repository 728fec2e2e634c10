// std: 2.0 3.0
struct S { char c[3]; };
void t(global atomic_int *a, constant atomic_int *c, global int *i, const global atomic_int *ca,
       global atomic_float *f, int order, int scope) {
  int e = 0;
  __opencl_atomic_init(a, 5);
  __opencl_atomic_init(c, 5);
  __opencl_atomic_init(i, 5);
  __opencl_atomic_load(a, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_load(ca, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_load(a, memory_order_seq_cst);
  __opencl_atomic_load(a, memory_order_release, memory_scope_device);
  __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_load(0, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_load(a, order, scope);
  __opencl_atomic_load(a, memory_order_relaxed, 10);
  __opencl_atomic_load(a, 17, memory_scope_device);
  __opencl_atomic_load(a, memory_order_relaxed, memory_scope_work_item);
  __opencl_atomic_load(a, memory_order_relaxed, memory_scope_all_svm_devices);
  __opencl_atomic_store(ca, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_store(a, 1, memory_order_acquire, memory_scope_device);
  __opencl_atomic_store(a, i, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_add(a, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_fetch_add(f, 1.0f, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_fetch_and(f, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_fetch_min(a, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_exchange(a, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_compare_exchange_strong(a, &e, 1, memory_order_seq_cst, memory_order_release, memory_scope_device);
  __opencl_atomic_compare_exchange_strong(a, &e, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_compare_exchange_weak(a, e, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_device);
  __c11_atomic_load(a, memory_order_seq_cst);
  __atomic_load_n(i, memory_order_seq_cst);
}
