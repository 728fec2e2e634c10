// std: 2.0+

// The __opencl_atomic_* builtins: argument checks.

struct S { char c[3]; };

void test(atomic_int *i, atomic_float *f, const atomic_int *ci, int *p, global atomic_int *g,
          atomic_intptr_t *ip, int order, int scope) {
  __opencl_atomic_init(i, 5);
  __opencl_atomic_init(p, 5); //~ ERROR CL0608
  __opencl_atomic_init(ci, 5); //~ ERROR CL0608
  __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(p, memory_order_seq_cst, memory_scope_work_group); //~ ERROR CL0608
  __opencl_atomic_load(ci, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_load(i, memory_order_release, memory_scope_device);
  __opencl_atomic_load(i, memory_order_acq_rel, memory_scope_device);
  __opencl_atomic_load(i, order, scope);
  __opencl_atomic_load(i, memory_order_relaxed, 42); //~ ERROR CL0608
  __opencl_atomic_load(i, memory_order_relaxed, memory_scope_work_item); //~ ERROR CL0608
  __opencl_atomic_load(i, memory_order_relaxed); //~ ERROR CL0603
  __opencl_atomic_load(i, i, memory_scope_device); //~ ERROR CL0507
  __opencl_atomic_store(i, 1, memory_order_release, memory_scope_device);
  __opencl_atomic_store(i, 1, memory_order_acquire, memory_scope_device);
  __opencl_atomic_store(ci, 1, memory_order_release, memory_scope_device); //~ ERROR CL0608
  __opencl_atomic_store(i, (struct S){0}, memory_order_relaxed, memory_scope_device); //~ ERROR CL0506
  __opencl_atomic_fetch_add(i, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_fetch_add(f, 1.0f, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_fetch_and(f, 1, memory_order_seq_cst, memory_scope_work_group); //~ ERROR CL0608
  __opencl_atomic_fetch_min(i, 1, memory_order_seq_cst, memory_scope_sub_group);
  __opencl_atomic_fetch_max(f, 1.0f, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_exchange(g, 1, memory_order_acq_rel, memory_scope_all_svm_devices);
  __opencl_atomic_compare_exchange_strong(i, p, 2, memory_order_seq_cst, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_compare_exchange_weak(i, p, 2, memory_order_seq_cst, memory_order_release, memory_scope_device);
  __opencl_atomic_compare_exchange_weak(g, 0, 2, memory_order_seq_cst, memory_order_relaxed, memory_scope_device);
}
