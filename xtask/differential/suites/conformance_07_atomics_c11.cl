// std: 2.0 3.0
__kernel void test_fetch_global(__global atomic_int *dst, __global int *old) {
  int tid = get_global_id(0);
  old[tid] = atomic_fetch_add_explicit(&dst[0], tid, memory_order_relaxed, memory_scope_work_group);
  old[tid] = atomic_fetch_sub_explicit(&dst[1], tid, memory_order_relaxed, memory_scope_work_group);
  old[tid] = atomic_fetch_or_explicit(&dst[2], tid, memory_order_relaxed, memory_scope_work_group);
  old[tid] = atomic_fetch_xor_explicit(&dst[3], tid, memory_order_relaxed, memory_scope_work_group);
  old[tid] = atomic_fetch_and_explicit(&dst[4], tid, memory_order_relaxed, memory_scope_work_group);
  old[tid] = atomic_fetch_min_explicit(&dst[5], tid, memory_order_relaxed, memory_scope_work_group);
  old[tid] = atomic_fetch_max_explicit(&dst[6], tid, memory_order_relaxed, memory_scope_work_group);
}
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_atomic_order_seq_cst)
__kernel void test_seq_cst(volatile __global atomic_uint *g, volatile __local atomic_uint *l) {
  atomic_init(l, 0u);
  atomic_store(g, 5u);
  uint v = atomic_load(g);
  v += atomic_exchange(g, v + 1);
  v += atomic_fetch_add(g, 1u);
  uint expected = v;
  if (!atomic_compare_exchange_strong(g, &expected, v + 2))
    atomic_compare_exchange_weak(g, &expected, v + 3);
  atomic_store_explicit(g, v, memory_order_seq_cst, memory_scope_device);
}
#endif
__kernel void test_flag(volatile __global atomic_flag *flag, __global uint *out) {
#if __OPENCL_C_VERSION__ == 200
  while (atomic_flag_test_and_set(flag))
    ;
  out[0]++;
  atomic_flag_clear(flag);
#endif
  while (atomic_flag_test_and_set_explicit(flag, memory_order_acquire, memory_scope_device))
    ;
  out[1]++;
  atomic_flag_clear_explicit(flag, memory_order_release, memory_scope_device);
}
__kernel void test_cmpxchg(volatile __global atomic_int *p, __global int *exp) {
  int e = exp[get_global_id(0)];
  bool ok = atomic_compare_exchange_strong_explicit(p, &e, 7, memory_order_acq_rel, memory_order_relaxed, memory_scope_device);
  exp[get_global_id(0)] = ok ? 1 : e;
}
__kernel void test_float(volatile __global atomic_float *p, __global float *out) {
  out[0] = atomic_exchange_explicit(p, 2.0f, memory_order_relaxed, memory_scope_work_group);
  out[1] = atomic_load_explicit(p, memory_order_acquire, memory_scope_device);
  atomic_store_explicit(p, 1.0f, memory_order_release, memory_scope_device);
}
__kernel void test_local(__global int *out) {
  __local atomic_int l;
  if (get_local_id(0) == 0)
    atomic_init(&l, 0);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  atomic_fetch_add_explicit(&l, 1, memory_order_relaxed, memory_scope_work_group);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_acq_rel, memory_scope_work_group);
  out[get_global_id(0)] = atomic_load_explicit(&l, memory_order_relaxed, memory_scope_work_group);
}
#if defined(cl_khr_int64_base_atomics) && defined(cl_khr_int64_extended_atomics)
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
__kernel void test_64(volatile __global atomic_long *p, volatile __global atomic_ulong *q) {
  atomic_fetch_add_explicit(p, 1L, memory_order_relaxed, memory_scope_device);
  atomic_fetch_max_explicit(q, 1UL, memory_order_relaxed, memory_scope_all_svm_devices);
}
#endif
#if __OPENCL_C_VERSION__ == 200
global atomic_int program_counter = ATOMIC_VAR_INIT(3);
global atomic_flag program_flag = ATOMIC_FLAG_INIT;
kernel void test_program_scope(global int *out) {
  out[get_global_id(0)] = atomic_fetch_add(&program_counter, 1);
}
#endif
