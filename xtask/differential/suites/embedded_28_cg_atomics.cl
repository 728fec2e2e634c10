// std: 2.0 3.0
typedef enum { my_scope_wg = memory_scope_work_group, my_scope_dev = memory_scope_device } my_scope_t;

void load_store(global atomic_int *g, local atomic_uint *l) {
  // CHECK: load atomic i32, ptr addrspace(1) %{{.*}} syncscope("workgroup") seq_cst
  int x = __opencl_atomic_load(g, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_store(l, x, memory_order_release, memory_scope_device);
}
int rmw(global atomic_int *g, int v, memory_order o, memory_scope s) {
  int r = __opencl_atomic_fetch_add(g, v, memory_order_relaxed, memory_scope_work_group);
  r += __opencl_atomic_fetch_min(g, v, memory_order_acquire, memory_scope_device);
  r += __opencl_atomic_fetch_xor(g, v, o, memory_scope_device);
  r += __opencl_atomic_exchange(g, v, memory_order_acq_rel, s);
  return r;
}
bool cas(global atomic_int *g, private int *e, int d) {
  return __opencl_atomic_compare_exchange_weak(g, e, d, memory_order_acq_rel, memory_order_acquire, memory_scope_work_group);
}
void flag(global atomic_flag *f) {
  while (atomic_flag_test_and_set_explicit(f, memory_order_acquire, memory_scope_device)) {
  }
  atomic_flag_clear_explicit(f, memory_order_release, memory_scope_device);
}
void enum_scope(global atomic_int *g) {
  __opencl_atomic_store(g, 1, memory_order_relaxed, my_scope_dev);
  __opencl_atomic_store(g, 1, memory_order_relaxed, memory_scope_sub_group);
  __opencl_atomic_store(g, 1, memory_order_relaxed, memory_scope_all_svm_devices);
}
float ff(global atomic_float *f) {
  return __opencl_atomic_fetch_add(f, 1.0f, memory_order_relaxed, memory_scope_device);
}
