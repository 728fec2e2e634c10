// std: 2.0+

struct S { char c[3]; };
void f(atomic_int *i, const atomic_int *ci, atomic_float *d, int *I, atomic_intptr_t *P, int cmp,
       constant atomic_int *cst, volatile global atomic_long *gl, struct S *s) {
  __opencl_atomic_init(i, 5);
  __opencl_atomic_init(ci, 5); //~ ERROR CL0608
  __opencl_atomic_init(I, 5); //~ ERROR CL0608
  __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(d, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(ci, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(cst, memory_order_seq_cst, memory_scope_work_group); //~ ERROR CL0608
  __opencl_atomic_load(I, memory_order_seq_cst, memory_scope_work_group); //~ ERROR CL0608
  __opencl_atomic_load(i, memory_order_seq_cst); //~ ERROR CL0603
  __opencl_atomic_load(i, memory_order_release, memory_scope_device);
  __opencl_atomic_load(i, memory_order_acq_rel, memory_scope_device);
  __opencl_atomic_store(i, 1, memory_order_release, memory_scope_device);
  __opencl_atomic_store(i, 1, memory_order_acquire, memory_scope_device);
  __opencl_atomic_store(ci, 1, memory_order_relaxed, memory_scope_device); //~ ERROR CL0608
  __opencl_atomic_store(gl, 1, memory_order_relaxed, memory_scope_all_svm_devices);
  __opencl_atomic_fetch_add(i, 1, memory_order_relaxed, memory_scope_work_item); //~ ERROR CL0608
  __opencl_atomic_fetch_add(i, 1, memory_order_relaxed, memory_scope_sub_group);
  __opencl_atomic_fetch_add(i, 1, memory_order_relaxed, cmp);
  __opencl_atomic_fetch_add(i, 1, memory_order_relaxed, 25); //~ ERROR CL0608
  __opencl_atomic_fetch_add(i, 1, memory_order_relaxed, 1.0f);
  __opencl_atomic_fetch_add(d, 1, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_fetch_and(d, 1, memory_order_relaxed, memory_scope_device); //~ ERROR CL0608
  __opencl_atomic_fetch_add(P, 1, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_fetch_max(i, 1, 77, memory_scope_device);
  __opencl_atomic_fetch_add(s, 1, memory_order_relaxed, memory_scope_device); //~ ERROR CL0608
  bool b = __opencl_atomic_compare_exchange_strong(i, I, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_device);
  b = __opencl_atomic_compare_exchange_weak(i, I, 1, memory_order_seq_cst, memory_order_release, memory_scope_device);
  b = __opencl_atomic_compare_exchange_strong(i, P, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_device);
  b = __opencl_atomic_compare_exchange_strong(i, cmp, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_device); //~ ERROR CL0507
  __c11_atomic_load(i, memory_order_seq_cst);
  __c11_atomic_init(i, 5);
}
