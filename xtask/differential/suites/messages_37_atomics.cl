// std: 2.0 3.0
atomic_int glb = 1;
global atomic_int glb2 = ATOMIC_VAR_INIT(2);
constant atomic_int cst = 3;
struct S { atomic_int a; };
kernel void k(global atomic_int *g, local atomic_int *l, global int *plain, constant atomic_int *c,
              const global atomic_int *cg, global atomic_float *f, global atomic_flag *fl) {
  atomic_int a;
  atomic_int b = 1;
  local atomic_int d;
  atomic_int e[2];
  atomic_init(&a, 1);
  atomic_init(g, 1.0f);
  atomic_init(g);
  atomic_init(plain, 1);
  int v = atomic_load(g);
  v = atomic_load(cg);
  v = atomic_load(c);
  v = atomic_load(plain);
  atomic_store(g, 1);
  atomic_store(cg, 1);
  atomic_store_explicit(g, 1, memory_order_release);
  atomic_store_explicit(g, 1, memory_order_acquire, memory_scope_device);
  atomic_fetch_add(g, 1);
  atomic_fetch_add(g, 1, 2);
  atomic_fetch_add(f, 1.0f);
  atomic_fetch_and(f, 1);
  int exp;
  atomic_compare_exchange_strong(g, &exp, 2);
  atomic_compare_exchange_strong(g, exp, 2);
  atomic_flag_test_and_set(fl);
  __opencl_atomic_load(g, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_load(g, memory_order_release, memory_scope_device);
  __opencl_atomic_load(g, memory_order_relaxed, 10);
  __opencl_atomic_store(plain, 1, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_fetch_add(g, 1, memory_order_relaxed);
  __opencl_atomic_fetch_min(f, 1.0f, memory_order_relaxed, memory_scope_work_group);
  a = 1;
  *g = 2;
  (*g)++;
  _Atomic int x;
  _Atomic(float) y;
}
