// std: 2.0 3.0
// opts: -DSUBGROUPS=1
// C11 atomics with memory scopes.
#if __OPENCL_C_VERSION__ == 200 || (defined(__opencl_c_generic_address_space) && defined(__opencl_c_atomic_order_seq_cst))

typedef struct { int a; int b; } pr;
global atomic_int gcount = ATOMIC_VAR_INIT(4);

void f1(atomic_int *i) {
  // CHECK: load atomic i32, ptr addrspace(4) %{{.*}} seq_cst
  int x = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_store(i, 1, memory_order_release, memory_scope_device);
  x = __opencl_atomic_exchange(i, 3, memory_order_acq_rel, memory_scope_all_svm_devices);
  x = __opencl_atomic_fetch_add(i, 5, memory_order_relaxed, memory_scope_work_item);
  x = __opencl_atomic_fetch_min(i, -5, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_init(i, 1);
}

bool f2(local atomic_uint *u, uint *exp) {
  return atomic_compare_exchange_strong(u, exp, 7u) ||
         atomic_compare_exchange_weak_explicit(u, exp, 8u, memory_order_acq_rel, memory_order_acquire, memory_scope_work_group);
}

void f3(global atomic_flag *f, global atomic_float *fl) {
  if (!atomic_flag_test_and_set_explicit(f, memory_order_acquire))
    atomic_flag_clear(f);
  atomic_store(fl, 1.0f);
  float v = atomic_load_explicit(fl, memory_order_acquire);
}

// The scope may be a runtime value.
void f4(global atomic_int *i, memory_scope sc, memory_order o) {
  __opencl_atomic_fetch_or(i, 1, o, sc);
}

#ifdef SUBGROUPS
void f5(local atomic_int *i) {
  __opencl_atomic_fetch_xor(i, 1, memory_order_relaxed, memory_scope_sub_group);
}
#endif

void fence(void) {
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_device);
}

void bad(atomic_int *i, int *p, constant atomic_int *c) {
  __opencl_atomic_load(i, memory_order_release, memory_scope_device);
  __opencl_atomic_load(p, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_store(c, 1, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_load(i, memory_order_relaxed, 11);
  __opencl_atomic_fetch_add(i, 1, memory_order_relaxed);
}
#endif
