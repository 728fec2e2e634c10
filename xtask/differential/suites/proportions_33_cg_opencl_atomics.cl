// std: 2.0 3.0
typedef enum order_e { o_relaxed = memory_order_relaxed, o_seq = memory_order_seq_cst } order_e;

void fi1(atomic_int *i) {
  int x = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  x = __opencl_atomic_load(i, memory_order_acquire, memory_scope_device);
  x = __opencl_atomic_load(i, memory_order_relaxed, memory_scope_all_svm_devices);
}

void fi2(global atomic_int *i, order_e order, memory_scope scope) {
  __opencl_atomic_store(i, 1, order, scope);
}

int fi3(local atomic_int *i) {
  return __opencl_atomic_fetch_min(i, 1, memory_order_acq_rel, memory_scope_work_group);
}

bool fi4(atomic_int *i) {
  int cmp = 0;
  return __opencl_atomic_compare_exchange_strong(i, &cmp, 1, memory_order_acquire, memory_order_acquire, memory_scope_work_group);
}

float ff(global atomic_float *d) {
  return __opencl_atomic_exchange(d, 2, memory_order_seq_cst, memory_scope_device);
}

struct S { int a; int b; };
void fs(atomic_long *p, long v) {
  atomic_store_explicit(p, v, memory_order_release, memory_scope_device);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_seq_cst, memory_scope_work_group);
}
