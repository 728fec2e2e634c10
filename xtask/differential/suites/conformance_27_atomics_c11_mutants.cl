// std: 2.0 3.0
__kernel void mutants(__global atomic_int *dst, __global int *old, __global int *plain, __constant atomic_int *c, __global const atomic_int *cg, __global atomic_float *f, __global atomic_flag *flag) {
  int tid = get_global_id(0);
  int e;
  old[tid] = atomic_fetch_add_explicit(dst[0], tid, memory_order_relaxed, memory_scope_work_group);
  old[tid] = atomic_fetch_add_explicit(&plain[0], tid, memory_order_relaxed, memory_scope_work_group);
  old[tid] = atomic_fetch_add_explicit(&dst[0], tid, memory_order_consume, memory_scope_work_group);
  old[tid] = atomic_fetch_add_explicit(&dst[0], tid, memory_scope_work_group, memory_order_relaxed);
  old[tid] = atomic_fetch_add_explicit(&dst[0], memory_order_relaxed, memory_scope_work_group);
  old[tid] = atomic_fetch_add_explicit(&dst[0], tid, memory_order_relaxed);
  old[tid] = atomic_fetch_add_explicit(&c[0], tid, memory_order_relaxed, memory_scope_work_group);
  old[tid] = atomic_fetch_add_explicit(&cg[0], tid, memory_order_relaxed, memory_scope_work_group);
  old[tid] = atomic_fetch_add_explicit(&f[0], tid, memory_order_relaxed, memory_scope_work_group);
  old[tid] = atomic_load_explicit(&dst[0], memory_order_release, memory_scope_device);
  atomic_store_explicit(&dst[0], tid, memory_order_acquire, memory_scope_device);
  old[tid] = atomic_load_explicit(cg, memory_order_acquire, memory_scope_device);
  atomic_compare_exchange_strong_explicit(dst, e, 7, memory_order_acq_rel, memory_order_relaxed, memory_scope_device);
  atomic_compare_exchange_strong_explicit(dst, &e, &e, memory_order_acq_rel, memory_order_relaxed, memory_scope_device);
  atomic_compare_exchange_strong_explicit(dst, &tid, 7, memory_order_relaxed, memory_order_release, memory_scope_device);
  atomic_fetch_add(dst);
  atomic_init(dst, 0, 1);
  atomic_flag_clear_explicit(dst, memory_order_release, memory_scope_device);
  atomic_flag_test_and_set_explicit(flag, memory_order_acquire, memory_scope_devise);
  dst[0] = 1;
  *dst += tid;
  old[tid] = *dst;
}
__kernel void m_value(atomic_int a, __global int *out) { out[0] = 1; }
__kernel void m_private(__global int *out) { atomic_int a; atomic_init(&a, 1); }
__kernel void m_float(volatile __global _Atomic float *p) { }
global atomic_int program_counter = 3;
atomic_int implicit_as;
constant atomic_int constant_counter = ATOMIC_VAR_INIT(3);
