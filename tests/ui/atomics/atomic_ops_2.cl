// std: 2.0+

void ops(global atomic_int *g, local atomic_uint *l, atomic_int *n, global const atomic_int *c, global atomic_float *f, global int *i, global atomic_flag *fl, int *exp) {
  int r = atomic_load(g);
  r = atomic_load(i); //~ ERROR CL0604
  r = atomic_load(c); //~ ERROR CL0604
  atomic_store(g, 1);
  atomic_store(c, 1);
  atomic_store(g); //~ ERROR CL0604
  atomic_store(g, "x"); //~ ERROR CL0604
  r = atomic_exchange(g, 4);
  r = atomic_fetch_add(g, 1);
  uint u = atomic_fetch_or(l, 1u);
  float x = atomic_fetch_add(f, 1.0f);
  x = atomic_load(f);
  r = atomic_fetch_and(f, 1);
  r = atomic_fetch_min(n, 4);
  bool b = atomic_compare_exchange_strong(g, exp, 2);
  b = atomic_compare_exchange_weak(g, r, 2); //~ ERROR CL0604
  b = atomic_flag_test_and_set(fl);
  b = atomic_flag_test_and_set(g);
  atomic_flag_clear(fl);
}

void explicit_ops(global atomic_int *g, int *exp, int v) {
  int r = atomic_load_explicit(g, memory_order_acquire);
  r = atomic_load_explicit(g, memory_order_acquire, memory_scope_device);
  r = atomic_load_explicit(g, memory_order_release, memory_scope_device);
  atomic_store_explicit(g, 1, memory_order_acquire);
  atomic_store_explicit(g, 1, memory_order_seq_cst, memory_scope_all_svm_devices);
  r = atomic_fetch_add_explicit(g, 1, memory_order_relaxed, memory_scope_work_group);
  r = atomic_fetch_add_explicit(g, 1, v, v);
  r = atomic_fetch_add_explicit(g, 1); //~ ERROR CL0604
  atomic_compare_exchange_strong_explicit(g, exp, 1, memory_order_acq_rel, memory_order_relaxed);
  atomic_compare_exchange_strong_explicit(g, exp, 1, memory_order_relaxed, memory_order_release, memory_scope_device);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_sub_group);
}
