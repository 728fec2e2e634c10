// std: 2.0 3.0

void f(global atomic_int *p, local atomic_uint *u, global atomic_float *fl,
       constant atomic_int *c, global int *plain, global atomic_flag *flag) {
  int i = 0;
  int e = 1;
  i = atomic_load(p);
  i = atomic_load_explicit(p, memory_order_acquire);
  i = atomic_load_explicit(p, memory_order_acquire, memory_scope_device);
  i = atomic_load(plain);
  i = atomic_load(c);
  atomic_store(p, 1);
  atomic_store_explicit(p, 1, memory_order_release, memory_scope_work_group);
  atomic_store(p);
  atomic_fetch_add(p, 1);
  atomic_fetch_add(u, 1u);
  atomic_fetch_sub_explicit(p, 1, memory_order_relaxed);
  atomic_fetch_or(fl, 1);
  atomic_fetch_max(p, 4);
  atomic_exchange(fl, 1.0f);
  atomic_compare_exchange_strong(p, &e, 5);
  atomic_compare_exchange_weak(p, e, 5);
  atomic_compare_exchange_strong_explicit(p, &e, 5, memory_order_seq_cst, memory_order_relaxed);
  atomic_compare_exchange_strong_explicit(p, &e, 5, memory_order_seq_cst);
  atomic_flag_test_and_set(flag);
  atomic_flag_clear(flag);
  atomic_flag_clear(p);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE);
  atomic_add(plain, 1);
  atomic_inc(plain);
  atomic_cmpxchg(plain, 1, 2);
  atomic_add(p, 1);
}
