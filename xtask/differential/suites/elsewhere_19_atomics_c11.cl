// std: 1.2 2.0 3.0
// opts: -DGENERIC_CALL=1
// C11-like atomics: types, functions, orders and scopes.

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

global atomic_int counter = ATOMIC_VAR_INIT(42);
global atomic_uint plain_init = 7;
atomic_int *shared_list;

typedef struct { atomic_flag lock; atomic_int n; int payload[4]; } slot;

void fi1(atomic_int *i) {
  int x = atomic_load(i);
  x = atomic_load_explicit(i, memory_order_seq_cst);
  x = atomic_load_explicit(i, memory_order_acquire, memory_scope_work_group);
  x = atomic_load_explicit(i, memory_order_relaxed, memory_scope_device);
  x = atomic_load_explicit(i, memory_order_acquire, memory_scope_all_svm_devices);
  x = atomic_load_explicit(i, memory_order_acquire, memory_scope_sub_group);
}

void fi2(global atomic_int *i, local atomic_uint *u, global atomic_float *f) {
  atomic_init(i, 1);
  atomic_store(i, 1);
  atomic_store_explicit(u, 2u, memory_order_release, memory_scope_work_group);
  int a = atomic_fetch_add(i, 3);
  a = atomic_fetch_sub_explicit(i, a, memory_order_acq_rel);
  a = atomic_fetch_or_explicit(i, a, memory_order_relaxed, memory_scope_work_item);
  a = atomic_fetch_min(i, 3) + atomic_fetch_max(u, 4u);
  a = atomic_exchange(i, 5);
  float g = atomic_exchange(f, 1.0f);
  int expected = 0;
  bool ok = atomic_compare_exchange_strong(i, &expected, 1);
  ok = atomic_compare_exchange_weak_explicit(i, &expected, 1, memory_order_acq_rel,
                                             memory_order_relaxed, memory_scope_device);
  atomic_fetch_xor(f, 1);
  atomic_fetch_add(&a, 1);
  atomic_store(i, 1, 2);
}

kernel void flags(global slot *s, local atomic_flag *lf, global atomic_long *gl,
                  global atomic_size_t *sz, global atomic_ptrdiff_t *pd) {
  while (atomic_flag_test_and_set(&s->lock))
    ;
  atomic_fetch_add(&s->n, 1);
  atomic_flag_clear(&s->lock);
  atomic_flag_clear_explicit(lf, memory_order_release, memory_scope_work_group);
  atomic_fetch_add(gl, 1L);
  atomic_fetch_add(sz, 1);
  atomic_fetch_add(pd, -1);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
#ifdef GENERIC_CALL
  fi1(&s->n);
  fi1(&counter);
#endif
}

void operators(global atomic_int *a, atomic_int b) {
  *a = 3;
  int i = *a;
  *a += 1;
  (*a)++;
  int j = *a + 2;
  local atomic_int l;
  local atomic_int li = ATOMIC_VAR_INIT(1);
  atomic_int p = ATOMIC_VAR_INIT(1);
  _Atomic int raw;
  _Atomic(float) rawf;
}
