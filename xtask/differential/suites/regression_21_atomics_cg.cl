// std: 2.0
int load_seq(atomic_int *p) {
  return __opencl_atomic_load(p, memory_order_seq_cst, memory_scope_work_group);
}
float load_float(global atomic_float *p) {
  return __opencl_atomic_load(p, memory_order_relaxed, memory_scope_device);
}
void store_rel(local atomic_int *p, int v) {
  __opencl_atomic_store(p, v, memory_order_release, memory_scope_all_svm_devices);
}
int add_var(atomic_int *p, int v, memory_order o, memory_scope s) {
  return __opencl_atomic_fetch_add(p, v, o, s);
}
uint umax(atomic_uint *p, uint v) {
  return __opencl_atomic_fetch_max(p, v, memory_order_acq_rel, memory_scope_sub_group);
}
bool cas(atomic_int *p, int *e, int d) {
  return __opencl_atomic_compare_exchange_weak(p, e, d, memory_order_acquire,
                                               memory_order_acquire, memory_scope_work_group);
}
intptr_t addptr(atomic_intptr_t *p, ptrdiff_t d) {
  return __opencl_atomic_fetch_add(p, d, memory_order_relaxed, memory_scope_device);
}
void init(global atomic_int *p) {
  __opencl_atomic_init(p, 0);
}
