// std: 1.2 2.0 3.0
// expected: pre-2.0 has no atomic types, 3.0 depends on features.
#if __OPENCL_C_VERSION__ < 200
kernel void old(volatile global int *p, volatile local uint *l, float f, global float *gf, global long *gl) {
  atomic_add(p, 1);
  atomic_inc(l);
  atomic_xchg(gf, f);
  atomic_add(gf, f);
  atomic_add(p, f);
  atomic_cmpxchg(p, 1);
  atom_add(p, 1);
  atom_add(gl, 1L);
  atomic_add(gl, 1L);
  atomic_int a;
}
#else
global atomic_int ga = ATOMIC_VAR_INIT(3);
struct as { int x; };
kernel void ats(global atomic_int *p, local atomic_uint *l, global int *ni, const global atomic_int *cp) {
  atomic_int loc;
  int r;
  atomic_init(p, 3);
  atomic_init(ni, 3);
  r = atomic_load_explicit(p, memory_order_acquire, memory_scope_device);
  r = atomic_load_explicit(p, memory_order_release, memory_scope_device);
  r = atomic_load_explicit(cp, memory_order_relaxed, memory_scope_work_group);
  atomic_store_explicit(p, 1, memory_order_relaxed, memory_scope_work_group);
  atomic_store_explicit(cp, 1, memory_order_relaxed, memory_scope_work_group);
  r = atomic_fetch_add_explicit(p, 1, memory_order_relaxed, memory_scope_work_group);
  r = __opencl_atomic_load(p, memory_order_seq_cst, memory_scope_work_group);
  r = __opencl_atomic_load(ni, memory_order_seq_cst, memory_scope_work_group);
  r = __opencl_atomic_load(p, memory_order_release, memory_scope_work_group);
  r = __opencl_atomic_load(p, memory_order_seq_cst, 17);
  r = __opencl_atomic_load(p, memory_order_seq_cst);
  __opencl_atomic_store(p, 1, memory_order_acquire, memory_scope_device);
  r = __opencl_atomic_compare_exchange_strong(p, &r, 2, memory_order_relaxed, memory_order_release, memory_scope_device);
  r = atomic_fetch_add(p, 1);
  r = atomic_load(l);
  r = *p + 1;
  *p += 1;
  _Atomic(int) bad;
  ga = 4;
}
#endif
