// std: 2.0 3.0
typedef enum my_order { my_relaxed = __ATOMIC_RELAXED } my_order;

void f1(generic atomic_int *p) {
  int x = __opencl_atomic_load(p, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_store(p, x, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_store(p, 2, my_relaxed, memory_scope_all_svm_devices);
}

int f2(global atomic_int *p) {
  return __opencl_atomic_fetch_add(p, 3, memory_order_acq_rel, memory_scope_device);
}

int f3(local atomic_int *p, int order, int scope) {
  return __opencl_atomic_fetch_min(p, 1, order, scope);
}

bool f4(atomic_int *p, int *cmp) {
  return __opencl_atomic_compare_exchange_strong(p, cmp, 1, memory_order_acquire, memory_order_acquire, memory_scope_work_group);
}

bool f5(atomic_int *p, int *cmp) {
  return __opencl_atomic_compare_exchange_weak(p, cmp, 1, memory_order_release, memory_order_relaxed, memory_scope_sub_group);
}

void f6(atomic_float *p, float v) {
  float old = __opencl_atomic_exchange(p, v, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_init(p, old);
}

#ifdef cl_khr_int64_base_atomics
void f7(global atomic_long *p) {
  __opencl_atomic_fetch_max(p, 4L, memory_order_relaxed, memory_scope_device);
}
#endif

int f8(volatile global atomic_int *p) {
  return atomic_load_explicit(p, memory_order_acquire, memory_scope_device);
}

void f9(atomic_int *p) {
  (void)__opencl_atomic_load(p, memory_order_release, memory_scope_device);
  __opencl_atomic_store(p, 1, memory_order_acquire, memory_scope_device);
  (void)__opencl_atomic_fetch_or(p, 1, memory_order_relaxed, 17);
  (void)__opencl_atomic_fetch_xor(p, 1, memory_order_relaxed);
  __c11_atomic_store(p, 1, memory_order_relaxed);
}
