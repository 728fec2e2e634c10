// std: 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ >= 200
global atomic_int ga = ATOMIC_VAR_INIT(0);
global atomic_flag gfl = ATOMIC_FLAG_INIT;
#else
typedef int atomic_int;
int atomic_flag;
#endif
constant atomic_int ca = 0;
#ifdef cl_khr_int64_base_atomics
atomic_ulong au;
#endif

kernel void k(global atomic_int *g, local atomic_uint *l, global atomic_float *f, global int *plain, constant atomic_int *c) {
  atomic_int la;
  local atomic_int ll;
  int x = 0;
  atomic_init(&la, 1);
  atomic_init(plain, 1);
  atomic_store(g, 1);
  atomic_store_explicit(g, 1, memory_order_release);
  atomic_store_explicit(g, 1, memory_order_acquire);
  atomic_store_explicit(g, 1, memory_order_release, memory_scope_device);
  x = atomic_load(g);
  x = atomic_load_explicit(g, memory_order_seq_cst, memory_scope_all_svm_devices);
  x = atomic_load_explicit(g, memory_order_release);
  x = atomic_load_explicit(g);
  x = atomic_fetch_add(g, 1);
  x = atomic_fetch_add(plain, 1);
  x = atomic_fetch_add_explicit(g, 1, memory_order_relaxed, memory_scope_work_item);
  x = atomic_exchange(c, 1);
  x = atomic_fetch_or(f, 1);
  x = atomic_compare_exchange_strong(g, &x, 2);
  x = atomic_compare_exchange_weak_explicit(g, &x, 2, memory_order_acq_rel, memory_order_relaxed, memory_scope_work_group);
  x = atomic_compare_exchange_strong(g, plain, 2);
  x = atomic_flag_test_and_set(&gfl);
  atomic_flag_clear(g);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group);
  *g = 1;
  x = *g;
  (*g)++;
  la = la + 1;
  atomic_fetch_max(l, 3u);
  __opencl_atomic_load(g, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_load(g, memory_order_seq_cst, 77);
  __opencl_atomic_store(plain, 1, memory_order_relaxed, memory_scope_device);
  __c11_atomic_load(g, 5);
}
