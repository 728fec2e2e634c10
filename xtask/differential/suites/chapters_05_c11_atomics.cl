// std: 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

typedef struct { int a; } S;

void fi1(atomic_int *i) {
  int x = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  x = __opencl_atomic_load(i, memory_order_acquire, memory_scope_device);
  x = atomic_load(i);
  x = atomic_load_explicit(i, memory_order_relaxed);
  x = atomic_load_explicit(i, memory_order_acquire, memory_scope_all_svm_devices);
}

void fi2(global atomic_int *i) {
  __opencl_atomic_store(i, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_store(i, 1, memory_order_acquire, memory_scope_work_group);
  atomic_store(i, 2);
  atomic_store_explicit(i, 3, memory_order_release, memory_scope_sub_group);
}

int fi3(local atomic_int *i, local atomic_uint *ui, int v) {
  int x = __opencl_atomic_fetch_and(i, 1, memory_order_seq_cst, memory_scope_work_group);
  x += atomic_fetch_add_explicit(i, v, memory_order_acq_rel, memory_scope_work_group);
  x += __opencl_atomic_fetch_min(i, 1, memory_order_seq_cst, memory_scope_work_group);
  x += __opencl_atomic_fetch_max(ui, 1, memory_order_seq_cst, memory_scope_work_group);
  return x;
}

bool fi4(atomic_int *i) {
  int cmp = 0;
  return __opencl_atomic_compare_exchange_strong(i, &cmp, 1, memory_order_acquire, memory_order_acquire, memory_scope_work_group);
}

bool fi5(atomic_int *i, int order, int scope) {
  int cmp = 0;
  atomic_init(i, 5);
  __opencl_atomic_init(i, 55);
  __opencl_atomic_load(i, order, scope);
  return atomic_compare_exchange_weak_explicit(i, &cmp, 1, memory_order_seq_cst, memory_order_relaxed, memory_scope_device);
}

float ff3(atomic_float *d) {
  return __opencl_atomic_exchange(d, 2, memory_order_seq_cst, memory_scope_work_group);
}

void flag(global atomic_flag *f) {
  bool b = atomic_flag_test_and_set(f);
  atomic_flag_clear_explicit(f, memory_order_release, memory_scope_device);
}
