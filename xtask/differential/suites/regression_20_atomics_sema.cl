// std: 2.0 3.0
struct s { char c[100]; };

void f(global atomic_int *gi, atomic_float *af, const atomic_int *ci, int *p,
       int *e, float *ef, struct s *ps, memory_scope sc) {
  __opencl_atomic_init(gi, 5);
  __opencl_atomic_init(p, 5);
  __opencl_atomic_load(0);
  __opencl_atomic_load(0, 0, 0);
  __opencl_atomic_load(gi, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(gi, memory_order_release, memory_scope_work_group);
  __opencl_atomic_load(p, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_load(ps, memory_order_seq_cst, memory_scope_work_group);
  int r = __opencl_atomic_load(ci, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_store(gi, 1, memory_order_acquire, memory_scope_device);
  __opencl_atomic_store(ci, 1, memory_order_relaxed, memory_scope_device);
  __opencl_atomic_fetch_add(gi, 1, memory_order_seq_cst, sc);
  __opencl_atomic_fetch_add(gi, 1, memory_order_seq_cst, 10);
  __opencl_atomic_fetch_add(gi, 1, memory_order_seq_cst);
  __opencl_atomic_fetch_xor(af, 1, memory_order_seq_cst, memory_scope_device);
  __opencl_atomic_compare_exchange_strong(gi, e, 1, memory_order_seq_cst, memory_order_relaxed, sc);
  __opencl_atomic_compare_exchange_strong(gi, ef, 1, memory_order_seq_cst, memory_order_relaxed, sc);
  __opencl_atomic_compare_exchange_weak(gi, e, 1, memory_order_relaxed, memory_order_release, sc);
  *gi = 3;
}
