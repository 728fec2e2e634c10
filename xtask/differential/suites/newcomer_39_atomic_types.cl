// std: 1.2 2.0 3.0
global atomic_int ga = ATOMIC_VAR_INIT(1);
struct s { atomic_int a; };

void f(global atomic_int *a, local atomic_uint *u, constant atomic_int *c, global int *p, atomic_float *x) {
  atomic_int priv;
  atomic_init(a, 1);
  atomic_store(a, 2);
  int v = atomic_load(a);
  int w = atomic_load(p);
  atomic_load(c);
  atomic_fetch_add(a, 1);
  atomic_fetch_add(x, 1.0f);
  atomic_fetch_add_explicit(a, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_work_group);
  atomic_compare_exchange_strong(a, &v, 1);
  atomic_compare_exchange_strong(a, p, 1);
  atomic_store_explicit(a, 1, memory_order_acquire, memory_scope_device);
  *a = 1;
  priv + 1;
  _Atomic int q;
  atomic_inc(p);
  atomic_inc(a);
}
