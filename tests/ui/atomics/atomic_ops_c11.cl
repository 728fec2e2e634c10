// std: 2.0+

void ops(atomic_int *i, const atomic_int *ci, global atomic_int *gi, constant atomic_int *coi, atomic_float *f, int *p, atomic_flag *fl) {
  int r = atomic_load(i);
  r = atomic_load(ci); //~ ERROR CL0604
  r = atomic_load(p); //~ ERROR CL0604
  r = atomic_load(coi); //~ ERROR CL0604
  r = atomic_load_explicit(gi, memory_order_acquire, memory_scope_device);
  r = atomic_load_explicit(gi, memory_order_acquire);
  r = atomic_load_explicit(gi); //~ ERROR CL0604
  atomic_store(i, 1);
  atomic_store(ci, 1);
  atomic_store_explicit(i, 1, memory_order_release, memory_scope_work_group);
  atomic_store(i, p); //~ ERROR CL0604
  r = atomic_fetch_add(i, 2);
  r = atomic_fetch_add(f, 2.0f);
  r = atomic_fetch_or(f, 2);
  r = atomic_fetch_min(i, 2);
  r = atomic_exchange(i, 3);
  float ff = atomic_exchange(f, 3.0f);
  bool ok = atomic_compare_exchange_strong(i, p, 4);
  ok = atomic_compare_exchange_weak(i, p, 4);
  ok = atomic_compare_exchange_strong(i, 4, 4); //~ ERROR CL0604
  ok = atomic_compare_exchange_strong_explicit(i, p, 4, memory_order_seq_cst, memory_order_relaxed, memory_scope_device);
  ok = atomic_flag_test_and_set(fl);
  atomic_flag_clear(fl);
  atomic_flag_clear(i);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_acq_rel, memory_scope_work_group);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE); //~ ERROR CL0603
}
