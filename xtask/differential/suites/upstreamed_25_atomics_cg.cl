// std: 2.0 3.0
// Lowering of C11 atomics and scopes.

#ifdef __opencl_c_atomic_scope_all_devices
#define ALL memory_scope_all_svm_devices
#else
#define ALL memory_scope_device
#endif

atomic_int counter = ATOMIC_VAR_INIT(0);

void ops(atomic_int *i, global atomic_uint *u, local atomic_float *f, int *expected) {
  int x = atomic_load(i);
  x = atomic_load_explicit(i, memory_order_acquire);
  x = atomic_load_explicit(i, memory_order_seq_cst, memory_scope_work_group);
  atomic_store(i, 1);
  atomic_store_explicit(i, 1, memory_order_release, ALL);
  atomic_fetch_add(u, 3u);
  atomic_fetch_min_explicit(i, 4, memory_order_relaxed, memory_scope_device);
  atomic_exchange(f, 1.5f);
  atomic_compare_exchange_strong(i, expected, 2);
  bool b = atomic_compare_exchange_weak_explicit(i, expected, 3, memory_order_acq_rel, memory_order_relaxed, memory_scope_sub_group);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_seq_cst, memory_scope_work_group);
}

void builtins(atomic_int *i, memory_scope s, memory_order o) {
  __opencl_atomic_store(i, 1, __ATOMIC_SEQ_CST, __OPENCL_MEMORY_SCOPE_WORK_GROUP);
  int x = __opencl_atomic_load(i, __ATOMIC_SEQ_CST, s);
  x = __opencl_atomic_fetch_max(i, 1, o, s);
  __opencl_atomic_init(i, 5);
}

kernel void bump(global int *out) {
  out[0] = atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed);
}

#ifdef cl_khr_int64_base_atomics
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
void l64(global atomic_long *l) { atomic_fetch_or(l, 1L); }
#endif
