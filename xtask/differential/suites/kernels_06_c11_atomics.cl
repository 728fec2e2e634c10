// std: 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#define MO memory_order_relaxed
#define SC memory_scope_device
#define FETCH_TEST(OP, AT, T)                                                  \
  __kernel void test_##OP##_##AT(__global T *old, volatile __global AT *dest) {\
    uint tid = get_global_id(0);                                               \
    old[tid] = atomic_fetch_##OP(&dest[0], (T)tid);                            \
    old[tid] += atomic_fetch_##OP##_explicit(&dest[1], (T)3, MO);              \
    old[tid] -= atomic_fetch_##OP##_explicit(dest + 2, (T)3, memory_order_acq_rel, SC); \
  }
#define ALL_OPS(AT, T)                                                         \
  FETCH_TEST(add, AT, T) FETCH_TEST(sub, AT, T) FETCH_TEST(or, AT, T)          \
  FETCH_TEST(xor, AT, T) FETCH_TEST(and, AT, T) FETCH_TEST(min, AT, T)         \
  FETCH_TEST(max, AT, T)

ALL_OPS(atomic_int, int)
ALL_OPS(atomic_uint, uint)
ALL_OPS(atomic_long, long)
ALL_OPS(atomic_ulong, ulong)

__global atomic_int counter = ATOMIC_VAR_INIT(5);
__global atomic_flag guard = ATOMIC_FLAG_INIT;

__kernel void test_flag(__global int *out) {
  while (atomic_flag_test_and_set_explicit(&guard, memory_order_acquire, memory_scope_device))
    ;
  *out += atomic_load(&counter);
  atomic_flag_clear_explicit(&guard, memory_order_release, memory_scope_device);
}

__kernel void test_cas(volatile __global atomic_int *dst, __global int *fails) {
  int expected = 0;
  local atomic_uint lcl;
  if (get_local_id(0) == 0)
    atomic_init(&lcl, 0u);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  while (!atomic_compare_exchange_weak_explicit(dst, &expected, expected + 1,
                                                memory_order_acq_rel,
                                                memory_order_relaxed,
                                                memory_scope_all_svm_devices))
    atomic_fetch_add_explicit(&lcl, 1u, memory_order_relaxed, memory_scope_work_group);
  if (atomic_compare_exchange_strong(dst, &expected, -1))
    *fails = atomic_exchange(&lcl, 0u);
  atomic_store_explicit(dst, 7, memory_order_release);
}

__kernel void test_float(__global atomic_float *f, __global float *o) {
  o[0] = atomic_exchange(f, 2.5f);
  atomic_store(f, o[0] + 1);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_seq_cst, memory_scope_device);
}
