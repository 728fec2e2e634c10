// std: 2.0 3.0
typedef enum my_order {
  order_relaxed = __ATOMIC_RELAXED,
  order_acquire = __ATOMIC_ACQUIRE,
  order_seq = __ATOMIC_SEQ_CST
} my_order;

atomic_int j;

void fi1(atomic_int *i) {
  // CHECK: load atomic i32
  int x = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  x = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_device);
  x = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_all_svm_devices);
}

void fi2(atomic_int *i) {
  __opencl_atomic_store(i, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_init(i, 5);
}

void fi3(global atomic_int *i, local atomic_uint *ui) {
  int x = __opencl_atomic_fetch_and(i, 1, order_relaxed, memory_scope_work_group);
  uint y = __opencl_atomic_fetch_min(ui, 1, order_seq, memory_scope_work_group);
  x = __opencl_atomic_fetch_max(i, x, order_acquire, memory_scope_device);
}

bool fi4(atomic_int *i) {
  int cmp = 0;
  return __opencl_atomic_compare_exchange_strong(i, &cmp, 1, memory_order_acquire, memory_order_acquire, memory_scope_work_group);
}

bool fi5(global atomic_int *i, local int *cmp, int order, int scope) {
  int r = __opencl_atomic_load(i, order, scope);
  return __opencl_atomic_compare_exchange_weak(i, cmp, r, memory_order_acq_rel, memory_order_relaxed, memory_scope_device);
}

void generalWeakness(global atomic_float *d) {
  float f = __opencl_atomic_exchange(d, 1.0f, memory_order_seq_cst, memory_scope_work_group);
  *(float *)d = f;
}
