// std: 2.0 3.0

struct S {
  char c[3];
};

void f(atomic_int *i, const atomic_int *ci,
       atomic_intptr_t *p, atomic_float *f, float *F, local int *I, const int *CI,
       intptr_t *P, struct S *s1, struct S *s2) {
  __opencl_atomic_init(I, 5); // expected-error {{address argument to atomic operation must be a pointer to _Atomic type}}
  __opencl_atomic_init(ci, 5); // expected-error {{address argument to atomic operation must be a pointer to non-const _Atomic type}}

  __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(p, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(f, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(ci, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(s1, memory_order_seq_cst, memory_scope_work_group); // expected-error {{must be a pointer to _Atomic type}}

  __opencl_atomic_store(i, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_store(p, 1, memory_order_seq_cst, memory_scope_work_group);
  (int)__opencl_atomic_store(f, 1, memory_order_seq_cst, memory_scope_work_group); // expected-error {{operand of type 'void' where arithmetic or pointer type is required}}

  int exchange_1 = __opencl_atomic_exchange(i, 1, memory_order_seq_cst, memory_scope_work_group);
  int exchange_2 = __opencl_atomic_exchange(I, 1, memory_order_seq_cst, memory_scope_work_group); // expected-error {{must be a pointer to _Atomic}}

  __opencl_atomic_fetch_add(i, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_fetch_add(p, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_fetch_and(i, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_fetch_and(f, 1, memory_order_seq_cst, memory_scope_work_group); // expected-error {{must be a pointer to atomic integer}}
  __opencl_atomic_fetch_min(i, 1, memory_order_seq_cst, memory_scope_work_group);

  bool cmpexch_1 = __opencl_atomic_compare_exchange_strong(i, I, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);
  bool cmpexchw_2 = __opencl_atomic_compare_exchange_weak(i, CI, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group); // expected-warning {{discards qualifiers}}

  __opencl_atomic_load(i, memory_order_seq_cst); // expected-error {{too few arguments to function call, expected 3, have 2}}
  __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group, 1); // expected-error {{too many arguments}}
  __opencl_atomic_load(i, memory_order_seq_cst, 10); // expected-error {{synchronization scope argument to atomic operation is invalid}}
  __opencl_atomic_store(ci, 0, memory_order_release, memory_scope_work_group); // expected-error {{non-const _Atomic}}
}

void memory_checks(atomic_int *Ap, int *p, int val) {
  (void)__opencl_atomic_load(Ap, memory_order_relaxed, memory_scope_work_group);
  (void)__opencl_atomic_load(Ap, memory_order_acquire, memory_scope_work_group);
  (void)__opencl_atomic_load(Ap, memory_order_release, memory_scope_work_group); // expected-warning {{memory order argument to atomic operation is invalid}}
  (void)__opencl_atomic_store(Ap, val, memory_order_acquire, memory_scope_work_group); // expected-warning {{memory order argument to atomic operation is invalid}}
}

void nullPointerWarning(void) {
  atomic_int vai;
  (void)__opencl_atomic_load((atomic_int *)0, memory_order_seq_cst, memory_scope_work_group); // expected-warning {{null passed to a callee that requires a non-null argument}}
  (void)__opencl_atomic_store(&vai, 2, memory_order_relaxed, memory_scope_device);
}
