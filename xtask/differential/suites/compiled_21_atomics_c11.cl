// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_program_scope_global_variables)
__global atomic_int total = ATOMIC_VAR_INIT(0);
#endif

__kernel void flags(__global atomic_flag *f, __global int *data)
{
  while (atomic_flag_test_and_set_explicit(f, memory_order_acquire,
                                           memory_scope_device))
    ;
  data[0] += 1;
  atomic_flag_clear_explicit(f, memory_order_release, memory_scope_device);
}

__kernel void explicit_ops(__global atomic_int *a, __global atomic_uint *u,
                           __local atomic_int *l, __global int *out)
{
  int expected = 0;
  atomic_init(l, 5);
  atomic_store_explicit(a, 1, memory_order_relaxed, memory_scope_device);
  out[0] = atomic_load_explicit(a, memory_order_acquire, memory_scope_work_group);
  out[1] = atomic_exchange_explicit(l, 7, memory_order_acq_rel, memory_scope_work_group);
  atomic_compare_exchange_strong_explicit(a, &expected, 3, memory_order_relaxed,
                                          memory_order_relaxed, memory_scope_device);
  atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_device);
  atomic_fetch_or_explicit(u, 8u, memory_order_release, memory_scope_device);
  atomic_fetch_max_explicit(u, 2u, memory_order_relaxed, memory_scope_work_group);
}

__kernel void short_ops(__global atomic_int *a, __global int *out)
{
  int e = 1;
  atomic_store(a, 4);
  out[0] = atomic_load(a);
  out[1] = atomic_exchange(a, 2);
  out[2] = atomic_fetch_add(a, 1) + atomic_fetch_sub(a, 1);
  out[3] = atomic_fetch_xor(a, 6);
  out[4] = atomic_compare_exchange_weak(a, &e, 9);
#if __OPENCL_C_VERSION__ == 200
  atomic_fetch_add(&total, out[0]);
#endif
}
