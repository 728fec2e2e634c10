// std: 2.0+

void t(global atomic_int *g, local atomic_uint *l, atomic_int *x, constant atomic_int *c,
       const global atomic_int *cg, global int *plain, global atomic_float *f, volatile global atomic_flag *fl) {
  int e = 0;
  int v;
  v = atomic_load(g);
  v = atomic_load(cg); //~ ERROR CL0604
  v = atomic_load(c); //~ ERROR CL0604
  v = atomic_load(plain); //~ ERROR CL0604
  v = atomic_load_explicit(g, memory_order_acquire);
  v = atomic_load_explicit(g, memory_order_acquire, memory_scope_device);
  v = atomic_load_explicit(g); //~ ERROR CL0604
  v = atomic_load_explicit(g, memory_order_release);
  atomic_store(g, 1);
  atomic_store(cg, 1);
  atomic_store(g, 1.5f);
  atomic_store_explicit(g, 1, memory_order_acquire);
  atomic_store_explicit(g, 1, memory_order_release, memory_scope_work_group);
  v = atomic_fetch_add(g, 1);
  v = atomic_fetch_min_explicit(x, 1, memory_order_relaxed);
  v = atomic_fetch_xor(f, 1);
  float fv = atomic_fetch_add(f, 1.0f);
  fv = atomic_exchange(f, 2.0f);
  bool b = atomic_compare_exchange_strong(g, &e, 2);
  b = atomic_compare_exchange_weak_explicit(g, &e, 2, memory_order_acq_rel, memory_order_relaxed);
  b = atomic_compare_exchange_strong(g, e, 2); //~ ERROR CL0604
  b = atomic_compare_exchange_strong(l, &e, 2); //~ ERROR CL0604
  b = atomic_flag_test_and_set(fl);
  atomic_flag_clear_explicit(fl, memory_order_release, memory_scope_device);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE); //~ ERROR CL0603
}
