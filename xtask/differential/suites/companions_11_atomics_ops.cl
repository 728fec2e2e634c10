// std: 2.0 3.0

#if __OPENCL_C_VERSION__ == 200 || (defined(__opencl_c_atomic_order_seq_cst) && defined(__opencl_c_atomic_scope_device))

atomic_int j;

void f1(volatile atomic_int *a) {
  int x = __opencl_atomic_load(a, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_store(a, x, memory_order_release, memory_scope_device);
}

void fi4(volatile atomic_int *i) {
  int cmp = 0;
  __opencl_atomic_compare_exchange_strong(i, &cmp, 1, memory_order_acquire, memory_order_acquire,
                                          memory_scope_work_group);
  __opencl_atomic_compare_exchange_weak(i, &cmp, 1, memory_order_seq_cst, memory_order_relaxed, memory_scope_device);
}

int fi5(volatile atomic_int *i, int order, int scope) {
  int v = __opencl_atomic_fetch_add(i, 1, order, scope);
  v += __opencl_atomic_fetch_sub(i, 1, order, memory_scope_sub_group);
  v += __opencl_atomic_fetch_min(i, 4, memory_order_relaxed, scope);
  v += __opencl_atomic_fetch_max(i, 4, memory_order_relaxed, memory_scope_all_svm_devices);
  v += __opencl_atomic_fetch_and(i, 3, memory_order_acq_rel, memory_scope_work_item);
  return v + __opencl_atomic_exchange(i, v, memory_order_acq_rel, memory_scope_device);
}

float ff1(global volatile atomic_float *d) {
  return __opencl_atomic_load(d, memory_order_relaxed, memory_scope_work_group);
}

float ff2(global atomic_float *d) {
  return __opencl_atomic_fetch_add(d, 1.0f, memory_order_relaxed, memory_scope_device);
}

void init(local atomic_int *l) {
  __opencl_atomic_init(l, 0);
  __opencl_atomic_init(&j, 1);
}

int failing(atomic_int *i) {
  __opencl_atomic_store(i, 1, memory_order_acquire, memory_scope_device);
  int x = __opencl_atomic_load(i, memory_order_release, memory_scope_device);
  x += __opencl_atomic_fetch_add(i, 1, memory_order_relaxed, 17);
  return __opencl_atomic_fetch_add(i, 1, memory_order_relaxed);
}
#endif
