// std: 2.0 3.0
// C11 atomics: arguments, orders, constness and address spaces.

#if __OPENCL_C_VERSION__ >= 300
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#endif

global atomic_int gi = ATOMIC_VAR_INIT(3);

void f(atomic_int *a, const atomic_int *ca, global atomic_uint *gu, local atomic_float *lf, constant atomic_int *k, int *plain) {
  int v = 0;
  atomic_init(a, 1);
  atomic_init(ca, 1);
  atomic_init(plain, 1);
  atomic_store(a, 2);
  atomic_store_explicit(a, 2, memory_order_release);
  atomic_store_explicit(a, 2, memory_order_acquire);
  atomic_store_explicit(a, 2, memory_order_relaxed, memory_scope_work_group);
  atomic_store_explicit(a, 2, memory_order_relaxed, 17);
  v = atomic_load(a);
  v = atomic_load(ca);
  v = atomic_load_explicit(a, memory_order_release, memory_scope_device);
  v = atomic_load(k);
  v = atomic_load(plain);
  v = atomic_exchange(a, 4.0f);
  atomic_compare_exchange_strong(a, &v, 3);
  atomic_compare_exchange_strong(a, v, 3);
  atomic_compare_exchange_weak_explicit(a, &v, 3, memory_order_acq_rel, memory_order_release);
  v = atomic_fetch_add(a, 1);
  v = atomic_fetch_add(gu, 1u);
  float x = atomic_fetch_add(lf, 1.0f);
  v = atomic_fetch_and(lf, 1);
  v = atomic_fetch_min(a, 1);
  v = atomic_fetch_or_explicit(a, 1, memory_order_relaxed, memory_scope_sub_group);
  a = 0;
  *a = 3;
  *a += 1;
  (*a)++;
  v = *a;
}
