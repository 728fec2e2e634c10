// std: 2.0+

// The built-in functions __opencl_atomic_* themselves, as the header expands to.

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

void loads(global atomic_int *a, global int *p, const global atomic_int *c,
           constant atomic_int *k, atomic_int *gen) {
  (void)__opencl_atomic_load(a, memory_order_relaxed, memory_scope_work_group);
  (void)__opencl_atomic_load(a, memory_order_seq_cst); //~ ERROR CL0603
  (void)__opencl_atomic_load(a); //~ ERROR CL0603
  (void)__opencl_atomic_load(p, memory_order_seq_cst, memory_scope_device); //~ ERROR CL0608
  (void)__opencl_atomic_load(c, memory_order_seq_cst, memory_scope_device);
  (void)__opencl_atomic_load(k, memory_order_seq_cst, memory_scope_device); //~ ERROR CL0608
  (void)__opencl_atomic_load(gen, memory_order_seq_cst, memory_scope_device);
  (void)__opencl_atomic_load(*a, memory_order_seq_cst, memory_scope_device); //~ ERROR CL0608
  (void)__opencl_atomic_load(a, memory_order_release, memory_scope_device);
  (void)__opencl_atomic_load(a, memory_order_acq_rel, memory_scope_device);
  (void)__opencl_atomic_load(a, memory_order_consume, memory_scope_device); //~ ERROR CL0501
}

void stores(global atomic_int *a, const global atomic_int *c, global atomic_float *f) {
  __opencl_atomic_store(a, 1, memory_order_release, memory_scope_device);
  __opencl_atomic_store(a, 1, memory_order_acquire, memory_scope_device);
  __opencl_atomic_store(c, 1, memory_order_release, memory_scope_device); //~ ERROR CL0608
  __opencl_atomic_store(f, 1.0f, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_store(f, 1, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_store(a, a, memory_order_relaxed, memory_scope_device); //~ ERROR CL0507
}

void rmw(global atomic_int *a, global atomic_float *f, global atomic_flag *fl,
         global atomic_uint *sh, global atomic_intptr_t *pt) {
  __opencl_atomic_fetch_add(a, 1, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_fetch_add(f, 1.0f, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_fetch_sub(pt, 1, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_fetch_and(f, 1, memory_order_relaxed, memory_scope_device); //~ ERROR CL0608
  __opencl_atomic_fetch_min(f, 1.0f, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_fetch_max(a, 1, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_fetch_xor(sh, 1, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_fetch_nand(a, 1, memory_order_relaxed, memory_scope_device); //~ ERROR CL0601
  __opencl_atomic_exchange(a, 1, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_exchange(pt, 0, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_exchange(a, 1, memory_order_relaxed); //~ ERROR CL0603
}

void cas(global atomic_int *a, int *e, const int *ce, float *fe, local int *le) {
  (void)__opencl_atomic_compare_exchange_strong(a, e, 1, memory_order_relaxed,
      memory_order_relaxed, memory_scope_device);
  (void)__opencl_atomic_compare_exchange_weak(a, fe, 1, memory_order_relaxed,
      memory_order_relaxed, memory_scope_device);
  (void)__opencl_atomic_compare_exchange_strong(a, ce, 1, memory_order_relaxed,
      memory_order_relaxed, memory_scope_device);
  (void)__opencl_atomic_compare_exchange_weak(a, le, 1, memory_order_relaxed,
      memory_order_release, memory_scope_device);
  (void)__opencl_atomic_compare_exchange_weak(a, e, 1, memory_order_relaxed,
      memory_scope_device); //~ ERROR CL0603
}

void scopes(global atomic_int *a, int sc, memory_scope ms, memory_order mo) {
  (void)__opencl_atomic_load(a, memory_order_seq_cst, memory_scope_work_item); //~ ERROR CL0608
  (void)__opencl_atomic_load(a, memory_order_seq_cst, memory_scope_all_svm_devices);
  (void)__opencl_atomic_load(a, memory_order_seq_cst, memory_scope_sub_group);
  (void)__opencl_atomic_load(a, memory_order_seq_cst, 10); //~ ERROR CL0608
  (void)__opencl_atomic_load(a, memory_order_seq_cst, -1); //~ ERROR CL0608
  (void)__opencl_atomic_load(a, 100, memory_scope_device);
  (void)__opencl_atomic_load(a, memory_order_seq_cst, sc);
  (void)__opencl_atomic_load(a, mo, ms);
  (void)__opencl_atomic_load(a, memory_order_seq_cst, 1.0f);
  (void)__opencl_atomic_load(a, "relaxed", memory_scope_device); //~ ERROR CL0507
}

void inits(global atomic_int *a, global const atomic_int *c) {
  __opencl_atomic_init(a, 0);
  __opencl_atomic_init(c, 0); //~ ERROR CL0608
  __opencl_atomic_init(a, 0, memory_scope_device); //~ ERROR CL0603
  (void)__c11_atomic_load(a, memory_order_seq_cst);
  (void)__atomic_load_n(a, 5); //~ ERROR CL0608
  __sync_fetch_and_add(a, 1); //~ ERROR CL0608
}
