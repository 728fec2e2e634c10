// std: 1.2 2.0 3.0

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

global atomic_int g_ai = ATOMIC_VAR_INIT(0);

kernel void k(global atomic_int *p, local atomic_float *f, global int *plain, volatile global atomic_uint *u) {
  int e = 0;
  atomic_init(p, 3);
  atomic_store(p, 1);
  atomic_store_explicit(p, 1, memory_order_release);
  atomic_store_explicit(p, 1, memory_order_release, memory_scope_device);
  atomic_store_explicit(p, 1, memory_order_acquire, memory_scope_device);
  e = atomic_load(p);
  e = atomic_load_explicit(p, memory_order_release, memory_scope_work_group);
  e = atomic_load_explicit(plain, memory_order_relaxed);
  e = atomic_fetch_add(p, 1);
  e = atomic_fetch_add(f, 1.0f);
  e = atomic_fetch_min_explicit(u, 2u, memory_order_acq_rel, memory_scope_all_svm_devices);
  atomic_compare_exchange_strong(p, &e, 4);
  atomic_compare_exchange_weak_explicit(p, &e, 4, memory_order_seq_cst, memory_order_relaxed);
  atomic_compare_exchange_strong(p, e, 4);
  *p = 3;
  *p + 1;
  (*p)++;
  atomic_int loc;
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
  atomic_flag fl = ATOMIC_FLAG_INIT;
  _Atomic int a;
}
