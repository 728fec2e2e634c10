// std: 2.0+

// The generic built-ins on atomics.
#ifndef __opencl_c_atomic_order_seq_cst
#define NO_SEQ 1
#endif

void f(atomic_int *i, const atomic_int *ci, atomic_float *d,
       global atomic_int *gi, local atomic_uint *lu, int *I, float *D) {
  __opencl_atomic_init(I, 5); //~ ERROR CL0608
  __opencl_atomic_init(ci, 5); //~ ERROR CL0608
  __opencl_atomic_init(i, 5);
  __opencl_atomic_init(gi, 5);

  int x = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  x = __opencl_atomic_load(ci, memory_order_acquire, memory_scope_device);
  x = __opencl_atomic_load(I, memory_order_relaxed, memory_scope_device); //~ ERROR CL0608
  x = __opencl_atomic_load(i, memory_order_release, memory_scope_device);
  x = __opencl_atomic_load(i, memory_order_acq_rel, memory_scope_device);
  x = __opencl_atomic_load(i, memory_order_relaxed); //~ ERROR CL0603
  x = __opencl_atomic_load(i); //~ ERROR CL0603
  x = __opencl_atomic_load(i, memory_order_relaxed, 10); //~ ERROR CL0608
  x = __opencl_atomic_load(i, 42, memory_scope_device);
  x = __opencl_atomic_load(i, memory_order_relaxed, memory_scope_work_item); //~ ERROR CL0608

  __opencl_atomic_store(i, 1, memory_order_release, memory_scope_work_group);
  __opencl_atomic_store(i, 1, memory_order_acquire, memory_scope_work_group);
  __opencl_atomic_store(ci, 1, memory_order_release, memory_scope_work_group); //~ ERROR CL0608
  __opencl_atomic_store(lu, 1u, memory_order_relaxed, memory_scope_sub_group);
  __opencl_atomic_store(i, D, memory_order_relaxed, memory_scope_device); //~ ERROR CL0507

  x = __opencl_atomic_fetch_add(gi, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_add(d, 1.0f, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_and(d, 1, memory_order_seq_cst, memory_scope_device); //~ ERROR CL0608
  __opencl_atomic_fetch_min(i, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_max(d, 1, memory_order_seq_cst, memory_scope_device);
  bool b = __opencl_atomic_compare_exchange_strong(i, I, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);
  b = __opencl_atomic_compare_exchange_weak(i, I, 1, memory_order_seq_cst, memory_order_release, memory_scope_work_group);
  b = __opencl_atomic_compare_exchange_strong(i, D, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);
  b = __opencl_atomic_compare_exchange_strong(i, (const int *)I, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_exchange(i, 1, memory_order_seq_cst, x);
  __opencl_atomic_exchange(I, 1, memory_order_seq_cst, memory_scope_device); //~ ERROR CL0608
}
