// std: 2.0+

void loads(global atomic_int *g, local atomic_uint *l, private atomic_float *p, const atomic_int *c, constant atomic_int *k, int *np) {
  int r;
  r = atomic_load(g);
  r = atomic_load(l);
  r = atomic_load(p);
  r = atomic_load(c); //~ ERROR CL0604
  r = atomic_load(k); //~ ERROR CL0604
  r = atomic_load(np); //~ ERROR CL0604
  atomic_store(g, 1);
  atomic_store(c, 1);
  atomic_store(k, 1); //~ ERROR CL0604
  atomic_store(g, 1.5f);
  atomic_store(g, np); //~ ERROR CL0604
  atomic_init(g, 3);
  atomic_init(np, 3);
  atomic_load_explicit(g, memory_order_acquire);
  atomic_load_explicit(g, memory_order_acquire, memory_scope_device);
  atomic_load_explicit(g, memory_order_release, memory_scope_device);
  atomic_load_explicit(g); //~ ERROR CL0604
  atomic_store_explicit(g, 1, memory_order_relaxed, memory_scope_work_group);
  atomic_store_explicit(g, 1, memory_order_acquire, memory_scope_work_group);
}
void rmw(atomic_int *a, atomic_float *f, atomic_flag *fl, int *e, global int *ge, local int *le, constant int *ce) {
  atomic_fetch_add(a, 1);
  atomic_fetch_add(f, 1.0f);
  atomic_fetch_or(f, 1);
  atomic_fetch_min(a, 1u);
  atomic_fetch_xor_explicit(a, 1, memory_order_seq_cst, memory_scope_all_svm_devices);
  atomic_exchange(a, 4);
  atomic_exchange(a); //~ ERROR CL0604
  atomic_compare_exchange_strong(a, e, 1);
  atomic_compare_exchange_strong(a, ge, 1);
  atomic_compare_exchange_weak(a, le, 1);
  atomic_compare_exchange_weak(a, ce, 1); //~ ERROR CL0604
  atomic_compare_exchange_strong_explicit(a, e, 1, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
  atomic_compare_exchange_strong_explicit(a, e, 1, memory_order_acq_rel, memory_order_acquire);
  atomic_flag_test_and_set(fl);
  atomic_flag_test_and_set(a);
  atomic_flag_clear_explicit(fl, memory_order_release);
  atomic_inc(a); //~ ERROR CL0604
  atomic_inc(ge);
  atomic_add(ge, 2);
  atomic_add(e, 2); //~ ERROR CL0604
  atomic_cmpxchg(ge, 1, 2);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_device);
}
