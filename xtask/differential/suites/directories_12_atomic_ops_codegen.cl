// std: 2.0 3.0
void f_init(atomic_int *i) { __opencl_atomic_init(i, 5); }

int f_load(global atomic_int *i) {
  return __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
}

void f_store(local atomic_int *i) {
  __opencl_atomic_store(i, 1, memory_order_release, memory_scope_device);
}

float f_xchg(global atomic_float *d, float v) {
  return __opencl_atomic_exchange(d, v, memory_order_relaxed, memory_scope_all_svm_devices);
}

bool f_cmpxchg(atomic_int *i, int order, int scope) {
  int cmp = 0;
  return __opencl_atomic_compare_exchange_strong(i, &cmp, 1, order, memory_order_acquire, scope);
}

int f_fetch(atomic_uint *i) {
  int r = __opencl_atomic_fetch_add(i, 1, memory_order_relaxed, memory_scope_sub_group);
  r |= __opencl_atomic_fetch_min(i, 1u, memory_order_relaxed, memory_scope_work_item);
  return r ^ __opencl_atomic_fetch_xor(i, 3, memory_order_acq_rel, memory_scope_work_group);
}

void f_wrong(atomic_int *i, int *p, global atomic_float *f) {
  __opencl_atomic_load(p, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(i, memory_order_release, memory_scope_work_group);
  __opencl_atomic_load(i, memory_order_acquire, 10);
  __opencl_atomic_fetch_and(f, 1, memory_order_acquire, memory_scope_device);
  __opencl_atomic_load(i, memory_order_acquire);
}
