// std: 2.0

// __opencl_atomic_* built-ins: argument checks.

typedef enum { order_x = 1 } myorder;

void f(atomic_int *i, const atomic_int *ci, atomic_intptr_t *p, float *fp, int *I,
       volatile local atomic_float *lf, constant atomic_int *k, memory_scope sc) {
  __opencl_atomic_init(I, 5); //~ ERROR CL0608
  __opencl_atomic_init(ci, 5); //~ ERROR CL0608
  __opencl_atomic_init(i, 5);

  __opencl_atomic_load(I, memory_order_seq_cst, memory_scope_work_group); //~ ERROR CL0608
  __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(i, memory_order_seq_cst, sc);
  __opencl_atomic_load(ci, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(k, memory_order_seq_cst, memory_scope_work_group); //~ ERROR CL0608
  __opencl_atomic_load(i, memory_order_seq_cst); //~ ERROR CL0603
  __opencl_atomic_load(i, memory_order_release, memory_scope_device);
  __opencl_atomic_load(i, memory_order_seq_cst, 10); //~ ERROR CL0608
  __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_item); //~ ERROR CL0608
  __opencl_atomic_load(i, 99, memory_scope_all_svm_devices);

  __opencl_atomic_store(i, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_store(ci, 1, memory_order_seq_cst, memory_scope_device); //~ ERROR CL0608
  __opencl_atomic_store(i, 1, memory_order_acquire, memory_scope_device);
  __opencl_atomic_store(i, fp, memory_order_relaxed, memory_scope_sub_group); //~ ERROR CL0507
  (int)__opencl_atomic_store(i, 1, memory_order_seq_cst, memory_scope_device); //~ ERROR CL0512

  int r = __opencl_atomic_fetch_add(i, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_add(p, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_add(lf, 1.0f, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_min(lf, 1.0f, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_and(lf, 1, memory_order_seq_cst, memory_scope_device); //~ ERROR CL0608
  __opencl_atomic_fetch_or(i, 1.0f, memory_order_seq_cst, memory_scope_device);

  bool b = __opencl_atomic_compare_exchange_strong(i, I, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);
  b = __opencl_atomic_compare_exchange_weak(i, fp, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);
  b = __opencl_atomic_compare_exchange_weak(i, I, 1, memory_order_seq_cst, memory_order_release, memory_scope_work_group);

  __c11_atomic_load(i, 5);
  __atomic_load_n(I, memory_order_relaxed);
}
