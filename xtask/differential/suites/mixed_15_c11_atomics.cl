// std: 1.2 2.0 3.0
// atomic_* types and functions of OpenCL C 2.0.

#if __OPENCL_C_VERSION__ < 200
void old(volatile global int *p, volatile local uint *q, volatile global float *f) {
  atomic_add(p, 1);
  atomic_inc(q);
  atomic_xchg(f, 1.0f);
  atomic_add(f, 1.0f);
  atomic_cmpxchg(p, 1);
  atomic_min(p, 1, 2);
  _Atomic int x;
  atomic_int y;
}
#else

global atomic_int gi = ATOMIC_VAR_INIT(3);
global atomic_flag gflag = ATOMIC_FLAG_INIT;
_Atomic int kw;
typedef _Atomic(float) bad;

void f(global atomic_int *g, local atomic_uint *l, atomic_float *fp, const global atomic_int *cg, constant atomic_int *cc, global int *plain) {
  int e = 0;
  atomic_init(g, 1);
  atomic_store(g, 1);
  atomic_store(cg, 1);
  e = atomic_load(g);
  e = atomic_load(cc);
  e = atomic_load(plain);
  atomic_fetch_add(g, 1);
  atomic_fetch_add(g, 1.5f);
  atomic_fetch_add(fp, 1.0f);
  atomic_fetch_min(l, 3u);
  atomic_fetch_add_explicit(g, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(g, 1, memory_order_relaxed, memory_scope_device);
  atomic_fetch_add_explicit(g, 1);
  atomic_compare_exchange_strong(g, &e, 2);
  atomic_compare_exchange_strong(g, e, 2);
  atomic_exchange(fp, 2.0f);
  atomic_flag_test_and_set(&gflag);
  atomic_flag_clear(g);
  atomic_int local_a;
  atomic_int init = 5;
  *g = 1;
  *g + 1;
  __opencl_atomic_load(g, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(plain, 0, 1);
  __opencl_atomic_store(g, 1, 0, 77);
  __opencl_atomic_load(g, 3, 1);
  __opencl_atomic_load(g, 0);
  __c11_atomic_load(g, 5);
}
#endif
