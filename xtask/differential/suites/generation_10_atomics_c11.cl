// std: 2.0 3.0
// opts: -DPLAIN_RUN=1
// C11-style atomics of OpenCL 2.0.

global atomic_int ga = ATOMIC_VAR_INIT(3);
global atomic_flag gf = ATOMIC_FLAG_INIT;
#if defined(cl_khr_int64_base_atomics) && defined(cl_khr_int64_extended_atomics)
global atomic_long gl;
global atomic_size_t gs;
#endif
atomic_uint implicit;

kernel void k(global atomic_int *a, local atomic_uint *u, global atomic_float *f, global int *plain) {
  int e = 0;
  atomic_init(a, 1);
  atomic_store(a, 2);
  atomic_store_explicit(a, 2, memory_order_release);
  atomic_store_explicit(a, 2, memory_order_release, memory_scope_work_group);
  e = atomic_load(a);
  e = atomic_load_explicit(a, memory_order_acquire);
  e = atomic_load_explicit(a, memory_order_relaxed, memory_scope_device);
  e = atomic_exchange(a, 4);
  float x = atomic_exchange(f, 4.0f);
  e = atomic_fetch_add(a, 1);
  e = atomic_fetch_sub(a, 1);
  e = atomic_fetch_or(a, 1);
  e = atomic_fetch_and_explicit(a, 1, memory_order_relaxed);
  uint m = atomic_fetch_max(u, 7u);
  m = atomic_fetch_min_explicit(u, 7u, memory_order_acq_rel, memory_scope_device);
  bool b = atomic_compare_exchange_strong(a, &e, 5);
  b = atomic_compare_exchange_weak_explicit(a, &e, 5, memory_order_relaxed, memory_order_relaxed);
  b = atomic_flag_test_and_set(&gf);
  atomic_flag_clear(&gf);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_device);

  *a = 1;
  e = *a;
  *a += 1;
  (*a)++;
  atomic_store(plain, 1);
  atomic_fetch_add(f, 1.0f);
  atomic_load(e);
  atomic_fetch_add(a);
  atomic_fetch_add(a, 1, memory_order_relaxed);
  atomic_int loc = ATOMIC_VAR_INIT(1);
  atomic_int loc2 = 1;
  _Atomic int c11;
}
