// std: 2.0 3.0
// C11 atomics: types, orders, scopes, address spaces, wrong arguments.
global atomic_int ga = ATOMIC_VAR_INIT(4);
global atomic_uint gu;
atomic_flag gf = ATOMIC_FLAG_INIT;
constant atomic_int ca = ATOMIC_VAR_INIT(1);

kernel void good(volatile global atomic_int *a, local atomic_uint *u, global atomic_float *f,
                 global atomic_long *al, global int *o) {
  local atomic_int la;
  int exp = 0;
  atomic_init(&la, 3);
  atomic_store(a, 1);
  atomic_store_explicit(a, 1, memory_order_release);
  atomic_store_explicit(u, 1u, memory_order_relaxed, memory_scope_work_group);
  *o = atomic_load(a);
  *o = atomic_load_explicit(a, memory_order_acquire, memory_scope_device);
  *o = atomic_exchange(a, 2);
  *o = atomic_compare_exchange_strong(a, &exp, 3);
  *o = atomic_compare_exchange_weak_explicit(a, &exp, 3, memory_order_seq_cst, memory_order_relaxed, memory_scope_work_group);
  *o = atomic_fetch_add(a, 1) + atomic_fetch_sub_explicit(a, 1, memory_order_acq_rel);
  *o = atomic_fetch_or(u, 1) & atomic_fetch_xor(u, 3) & atomic_fetch_and(u, 7);
  *o = atomic_fetch_min(a, 1) + atomic_fetch_max_explicit(a, 2, memory_order_relaxed, memory_scope_device);
  atomic_store(f, 1.5f);
  long big = atomic_fetch_add(al, 1L);
  *o = atomic_flag_test_and_set(&gf);
  atomic_flag_clear_explicit(&gf, memory_order_release);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
}

kernel void bad(global atomic_int *a, global int *i, const global atomic_int *ci,
                constant atomic_int *k, global atomic_float *f, local atomic_flag *fl) {
  int e = 0;
  float fe = 0;
  atomic_init(i, 1);
  atomic_store(i, 1);
  atomic_store(a);
  atomic_store(a, 1, memory_order_relaxed);
  atomic_store(ci, 1);
  atomic_store(k, 1);
  atomic_store_explicit(a, 1);
  *i = atomic_load(ci);
  *i = atomic_load(k);
  *i = atomic_load(i);
  *i = atomic_load(*a);
  *i = atomic_load_explicit(a, memory_order_release, memory_scope_device);
  atomic_store_explicit(a, 1, memory_order_acquire, memory_scope_device);
  atomic_compare_exchange_strong(a, e, 1);
  atomic_compare_exchange_strong(a, &fe, 1);
  atomic_fetch_add(i, 1);
  atomic_fetch_and(f, 1);
  atomic_flag_clear(a);
  atomic_flag_test_and_set(fl, 1);
  atomic_int loc = 3;
  loc = 4;
  loc + 1;
  *a = 1;
  *i = *a;
  (*a)++;
}
