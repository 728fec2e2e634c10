// std: 2.0 3.0
// C11 style atomic types and builtins.

atomic_int g_init = ATOMIC_VAR_INIT(3);
global atomic_uint g_u = 1;
_Atomic int bad_spec;
_Atomic(int) bad_paren;
typedef struct { atomic_int a; int b; } s_t;

void arg(atomic_int a);
atomic_float ret(void);

void f(global atomic_int *i, local atomic_uint *u, atomic_float *fl,
       const global atomic_int *ci, int *p, volatile global atomic_flag *fg,
       constant atomic_int *con) {
  int v, d;
  atomic_int loc;
  loc = 1;
  loc++;
  loc + 1;
  atomic_init(i, 5);
  atomic_init(p, 5);
  atomic_init(ci, 5);
  atomic_store(i, 5);
  atomic_store_explicit(i, 5, memory_order_release);
  atomic_store_explicit(i, 5, memory_order_acquire, memory_scope_device);
  atomic_store_explicit(i, 5, memory_order_release, memory_scope_work_group);
  atomic_store_explicit(i, 5, memory_order_release, 40);
  v = atomic_load(i);
  v = atomic_load(con);
  v = atomic_load(p);
  v = atomic_load_explicit(i, memory_order_release, memory_scope_device);
  v = atomic_exchange(i, 1);
  v = atomic_fetch_add(i, 1);
  v = atomic_fetch_add(fl, 1.0f);
  v = atomic_fetch_min(u, 1);
  v = atomic_fetch_or(fl, 1);
  v = atomic_compare_exchange_strong(i, &v, d);
  v = atomic_compare_exchange_strong(i, v, d);
  v = atomic_flag_test_and_set(fg);
  atomic_flag_clear(i);
  v = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_device);
  v = __opencl_atomic_load(i, memory_order_seq_cst);
  v = __opencl_atomic_load(p, memory_order_seq_cst, memory_scope_device);
  v = __opencl_atomic_fetch_add(fl, 1.0f, 5, memory_scope_device);
  v = __opencl_atomic_fetch_xor(fl, 1.0f, 5, memory_scope_device);
  __opencl_atomic_store(i, 1, memory_order_acquire, memory_scope_work_group);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_relaxed,
                         memory_scope_work_item);
}
