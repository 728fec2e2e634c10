// std: 2.0 3.0

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
#define GP
#else
#define GP global
#endif

void fi1(global atomic_int *i) {
  int x = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  x = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_device);
  x = __opencl_atomic_load(i, memory_order_acquire, memory_scope_all_svm_devices);
}

void fi2(GP atomic_int *i) {
  __opencl_atomic_store(i, 1, memory_order_release, memory_scope_work_group);
  __opencl_atomic_store(i, 2, memory_order_acquire, memory_scope_work_group);
}

int fi3(local atomic_int *i) {
  return __opencl_atomic_fetch_and(i, 1, memory_order_seq_cst, memory_scope_work_group)
       + __opencl_atomic_fetch_min(i, 1, memory_order_relaxed, memory_scope_work_group);
}

bool fi4(GP atomic_int *i) {
  int cmp = 0;
  return __opencl_atomic_compare_exchange_strong(i, &cmp, 1, memory_order_acquire, memory_order_acquire, memory_scope_work_group);
}

float ff(global atomic_float *d, int order, int scope) {
  float v = __opencl_atomic_exchange(d, 2, order, scope);
  return v + __opencl_atomic_load(d, order, memory_scope_device);
}

atomic_int j;
void failures(void) {
  __opencl_atomic_fetch_add(&j, 3, memory_order_seq_cst, memory_scope_work_item);
  __opencl_atomic_load(&j, memory_order_seq_cst, 17);
  __opencl_atomic_init(&j, 123);
}
