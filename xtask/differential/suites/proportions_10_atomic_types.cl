// std: 2.0 3.0
global atomic_int gi = ATOMIC_VAR_INIT(4);
struct with_atomic { atomic_int a; int b; };

void load_store(global atomic_int *a, atomic_int *g, local atomic_uint *l, const atomic_int *k) {
  int e;
  atomic_init(a, 1);
  atomic_store(a, 2);
  e = atomic_load(g);
  e = atomic_load(l);
  e = atomic_load(k);
  atomic_store(k, 1);
  e = atomic_load_explicit(a, memory_order_acquire);
  e = atomic_load_explicit(a, memory_order_acquire, memory_scope_device);
  atomic_store_explicit(a, 2, memory_order_release, memory_scope_sub_group);
}

void rmw(global atomic_int *a, atomic_uint *u, local atomic_float *f) {
  int e = 1;
  e = atomic_fetch_add(a, 1);
  e = atomic_fetch_or(u, 1u);
  e = atomic_fetch_max_explicit(a, 1, memory_order_relaxed, memory_scope_work_group);
  e = atomic_exchange(a, 4);
  e = atomic_compare_exchange_strong(a, &e, 7);
  e = atomic_fetch_xor(f, 1.0f);
  e = atomic_fetch_add(&e, 1);
}

void clang_builtins(global atomic_int *a, constant atomic_int *c, global int *p, int scope) {
  __opencl_atomic_init(a, 5);
  __opencl_atomic_load(a, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(a, memory_order_seq_cst, scope);
  __opencl_atomic_load(a, memory_order_release, memory_scope_work_group);
  __opencl_atomic_load(a, memory_order_seq_cst);
  __opencl_atomic_load(a, memory_order_seq_cst, 10);
  __opencl_atomic_load(c, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_store(p, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_fetch_add(a, 1, memory_order_seq_cst, memory_scope_all_svm_devices);
}

void exprs(atomic_int *a) {
  atomic_int i;
  *a = i;
  *a += 2;
}
_Atomic int raw;
