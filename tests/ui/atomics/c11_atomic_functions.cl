// std: 2.0+

void f(volatile global atomic_int *g, volatile local atomic_uint *l, atomic_int *p, constant atomic_int *c, global int *i, atomic_float *fp, const atomic_int *cp, int v, memory_order o) {
  atomic_init(g, 1);
  atomic_init(c, 1); //~ ERROR CL0604
  atomic_store(g, 1);
  atomic_store_explicit(p, 1, memory_order_release);
  atomic_store_explicit(p, 1, memory_order_acquire);
  atomic_store_explicit(p, 1, memory_order_relaxed, memory_scope_work_group);
  v = atomic_load(l);
  v = atomic_load_explicit(p, memory_order_release);
  v = atomic_load(i); //~ ERROR CL0604
  v = atomic_exchange(fp, 1.0f);
  atomic_fetch_add(g, 1);
  atomic_fetch_add(fp, 1.0f);
  atomic_fetch_min_explicit(p, 1, memory_order_relaxed);
  atomic_compare_exchange_strong(p, &v, 1);
  atomic_compare_exchange_weak_explicit(p, &v, 1, memory_order_relaxed, memory_order_seq_cst);
  atomic_compare_exchange_strong(p, i, 1);
  atomic_fetch_add(cp, 1);
  __opencl_atomic_init(p, 1);
  __opencl_atomic_load(p, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_load(cp, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_load(c, memory_order_seq_cst, memory_scope_device); //~ ERROR CL0608
  __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_device); //~ ERROR CL0608
  __opencl_atomic_load(p, memory_order_seq_cst); //~ ERROR CL0603
  __opencl_atomic_load(p, memory_order_release, memory_scope_device);
  __opencl_atomic_load(p, o, memory_scope_device);
  __opencl_atomic_load(p, memory_order_seq_cst, 9); //~ ERROR CL0608
  __opencl_atomic_load(p, memory_order_seq_cst, v);
  __opencl_atomic_load(v, memory_order_seq_cst, memory_scope_device); //~ ERROR CL0608
  __opencl_atomic_store(p, 1, memory_order_acquire, memory_scope_work_group);
  __opencl_atomic_store(cp, 1, memory_order_release, memory_scope_work_group); //~ ERROR CL0608
  __opencl_atomic_fetch_xor(fp, 1, memory_order_relaxed, memory_scope_work_group); //~ ERROR CL0608
  __opencl_atomic_fetch_add(p, 1, memory_order_relaxed, memory_scope_all_svm_devices);
  __opencl_atomic_fetch_max(fp, 1, memory_order_relaxed, memory_scope_work_group);
  __opencl_atomic_compare_exchange_strong(p, &v, 1, memory_order_release, memory_order_release, memory_scope_device);
  __opencl_atomic_exchange(p, 1); //~ ERROR CL0603
  __opencl_atomic_foo(p); //~ ERROR CL0601
}
