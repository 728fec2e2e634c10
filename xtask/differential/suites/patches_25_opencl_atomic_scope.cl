// std: 2.0
// The builtins with a scope argument.
typedef struct { int x[4]; } big;
void scopes(atomic_int *i, const atomic_int *ci, int *p, local atomic_uint *lu, atomic_float *f, int scope, constant atomic_int *con) {
  int r = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  r = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_all_svm_devices);
  r = __opencl_atomic_load(i, memory_order_seq_cst, scope);
  r = __opencl_atomic_load(i, memory_order_seq_cst, 10); // expected-error
  r = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_item); // expected-error
  r = __opencl_atomic_load(i, memory_order_seq_cst); // expected-error
  r = __opencl_atomic_load(i, memory_order_seq_cst, p); // expected-error
  r = __opencl_atomic_load(i, memory_order_release, memory_scope_device); // expected-warning
  r = __opencl_atomic_load(p, memory_order_seq_cst, memory_scope_device); // expected-error
  r = __opencl_atomic_load(con, memory_order_seq_cst, memory_scope_device); // expected-error
  __opencl_atomic_store(ci, 1, memory_order_seq_cst, memory_scope_device); // expected-error
  __opencl_atomic_store(i, 1, memory_order_acquire, memory_scope_device); // expected-warning
  __opencl_atomic_init(i, 5);
  __opencl_atomic_init(p, 5); // expected-error
  __opencl_atomic_init(i); // expected-error
  r = __opencl_atomic_fetch_add(i, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_add(f, 1.0f, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_and(f, 1, memory_order_seq_cst, memory_scope_device); // expected-error
  __opencl_atomic_fetch_max(lu, 1, memory_order_seq_cst, memory_scope_device);
  bool b = __opencl_atomic_compare_exchange_strong(i, p, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_device);
  b = __opencl_atomic_compare_exchange_weak(i, p, 1, memory_order_seq_cst, memory_order_release, memory_scope_device); // expected-warning
  b = __opencl_atomic_compare_exchange_weak(i, i, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_device); // expected-error
  big bg;
  __opencl_atomic_store(&bg, bg, memory_order_seq_cst, memory_scope_device); // expected-error
}
