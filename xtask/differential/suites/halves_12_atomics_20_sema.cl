// std: 2.0 3.0
// C11-style atomics.

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

global atomic_int ga = ATOMIC_VAR_INIT(3);
global atomic_int gb = 4;
global atomic_flag gf = ATOMIC_FLAG_INIT;
constant atomic_int ca = 1;

kernel void ops(global atomic_int *g, local atomic_uint *l, global atomic_float *f,
                global atomic_long *w, global int *plain) {
  int exp = 0;
  atomic_init(g, 1);
  atomic_store(g, 2);
  atomic_store_explicit(g, 2, memory_order_release);
  atomic_store_explicit(g, 2, memory_order_relaxed, memory_scope_device);
  int v = atomic_load(g);
  v = atomic_load_explicit(g, memory_order_acquire, memory_scope_work_group);
  v = atomic_exchange(g, v);
  v = atomic_fetch_add(g, 1);
  v = atomic_fetch_max_explicit(g, 1, memory_order_seq_cst);
  uint u = atomic_fetch_or(l, 8u);
  bool b = atomic_compare_exchange_strong(g, &exp, 5);
  b = atomic_compare_exchange_weak_explicit(g, &exp, 5, memory_order_acq_rel, memory_order_relaxed);
  float x = atomic_load(f);
  x = atomic_exchange(f, 1.0f);
  long q = atomic_fetch_sub(w, 1);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_device);

  atomic_load(plain);
  atomic_store(g);
  atomic_store(g, &exp);
  x = atomic_fetch_and(f, 1);
  atomic_load_explicit(g, memory_scope_device);
  atomic_compare_exchange_strong(g, exp, 5);
  atomic_flag_test_and_set(g);
  v = *g;
  *g = 3;
  *g += 1;
  v = *g + 1;
}

void decls(void) {
  atomic_int la;
  atomic_int lb = 1;
  local atomic_int lc;
  _Atomic int std_atomic;
  _Atomic(int) std_atomic2;
  volatile atomic_int *p = &la;
  atomic_double d;
  atomic_size_t s;
}
kernel void byval(atomic_int a) {}
