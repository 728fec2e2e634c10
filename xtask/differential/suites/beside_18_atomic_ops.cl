// std: 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

typedef enum { order_relaxed = __ATOMIC_RELAXED, order_seq = __ATOMIC_SEQ_CST } order_t;

global atomic_int counter = ATOMIC_VAR_INIT(0);

void ops(global atomic_int *i, local atomic_uint *u, atomic_float *f, int *expected, order_t ord) {
  atomic_init(i, 1);
  int v = atomic_load(i);
  atomic_store_explicit(i, 3, memory_order_release);
  v = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_store(i, 1, memory_order_seq_cst, memory_scope_device);
  v = __opencl_atomic_fetch_add(i, v, ord, memory_scope_work_item);
  v = __opencl_atomic_fetch_max(i, v, memory_order_acq_rel, memory_scope_sub_group);
  __opencl_atomic_store(u, 2u, memory_order_acquire, memory_scope_work_group);
  float x = __opencl_atomic_exchange(f, 2.0f, memory_order_seq_cst, memory_scope_all_svm_devices);
  bool ok = __opencl_atomic_compare_exchange_strong(i, expected, 2, memory_order_acquire,
                                                    memory_order_relaxed, memory_scope_device);
  ok = __opencl_atomic_compare_exchange_weak(i, expected, 2, memory_order_acquire, memory_order_release, memory_scope_device);
  v = __opencl_atomic_load(i, memory_order_release, memory_scope_work_group);
  v = __opencl_atomic_fetch_add(i, 1, memory_order_relaxed, 17);
  v = __c11_atomic_load(i, __ATOMIC_RELAXED);
}

kernel void flags(global atomic_flag *fl, global int *out) {
  out[0] = atomic_flag_test_and_set(fl);
  atomic_flag_clear_explicit(fl, memory_order_release, memory_scope_work_group);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
  out[1] = counter;
}
