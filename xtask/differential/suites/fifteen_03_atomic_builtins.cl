// std: 1.2 2.0 3.0
// opts: -DTEST_ORDER=1
// opts: -DTEST_INIT=1
#ifdef __opencl_c_atomic_scope_device
#define HAVE_DEVICE
#endif
#if __OPENCL_C_VERSION__ >= 200
void f(atomic_int *i, const atomic_int *ci, atomic_float *p, int *I, float *F,
       intptr_t *P, global atomic_uint *gu, local atomic_flag *fl) {
  __opencl_atomic_init(I, 5);
  __opencl_atomic_init(i, 5);
  __opencl_atomic_init(ci, 5);

  __opencl_atomic_load(0);
  __opencl_atomic_load(0, 0, 0, 0);
  __opencl_atomic_store(0, 0, 0, 0);
  __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(p, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(ci, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(I, memory_order_seq_cst, memory_scope_work_group);
  int x = __opencl_atomic_fetch_add(i, 1, memory_order_seq_cst, memory_scope_device);
  float y = __opencl_atomic_fetch_add(p, 1.0f, memory_order_relaxed, memory_scope_device);
  (void)__opencl_atomic_fetch_and(p, 1, memory_order_seq_cst, memory_scope_work_group);
  (void)__opencl_atomic_fetch_min(gu, 1, memory_order_seq_cst, memory_scope_work_group);
  (void)__opencl_atomic_compare_exchange_strong(i, I, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);
  (void)__opencl_atomic_compare_exchange_weak(i, F, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);
  (void)__opencl_atomic_compare_exchange_strong(ci, I, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);
  (void)atomic_flag_test_and_set(fl);
}
#ifdef TEST_ORDER
void order(atomic_int *p, int o, int s) {
  (void)__opencl_atomic_load(p, memory_order_release, memory_scope_work_group);
  (void)__opencl_atomic_load(p, memory_order_acq_rel, memory_scope_work_group);
  __opencl_atomic_store(p, 0, memory_order_acquire, memory_scope_work_group);
  __opencl_atomic_store(p, 0, o, s);
  __opencl_atomic_store(p, 0, memory_order_relaxed, 42);
  __opencl_atomic_store(p, 0, memory_order_relaxed, memory_scope_work_item);
}
#endif
#ifdef TEST_INIT
global atomic_int gi = ATOMIC_VAR_INIT(4);
void init(void) {
  atomic_int a = ATOMIC_VAR_INIT(1);
  atomic_int b;
  b = 3;
  b++;
}
#endif
#else
void g(volatile global int *p, volatile local uint *q, volatile global float *f) {
  atomic_add(p, 1);
  atomic_inc(q);
  atomic_xchg(f, 1.0f);
  atomic_add(f, 1.0f);
  atomic_load(p);
}
#endif
