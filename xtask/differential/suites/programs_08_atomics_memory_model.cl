// std: 2.0 3.0
#if defined(__opencl_c_atomic_order_seq_cst) && defined(__opencl_c_atomic_scope_device) && defined(__opencl_c_generic_address_space) && defined(__opencl_c_program_scope_global_variables)
#define FULL 1
#endif
#ifdef FULL
global atomic_int gcount = ATOMIC_VAR_INIT(0);
__kernel void test_flag(volatile __global uint *dest, global atomic_flag *f)
{
    while (atomic_flag_test_and_set_explicit(f, memory_order_acquire, memory_scope_device))
        ;
    dest[get_global_id(0)]++;
    atomic_flag_clear_explicit(f, memory_order_release, memory_scope_device);
}
__kernel void test_store_load(volatile __global atomic_uint *a, __global uint *old, local atomic_uint *l)
{
    uint tid = get_global_id(0);
    atomic_init(l, 0u);
    work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
    atomic_store_explicit(&a[tid], tid, memory_order_relaxed);
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_device);
    old[tid] = atomic_load_explicit(&a[tid ^ 1], memory_order_acquire, memory_scope_device);
    old[tid] += atomic_fetch_add(l, 1u);
    old[tid] += atomic_exchange_explicit(l, 5u, memory_order_acq_rel);
}
__kernel void test_cas(volatile __global atomic_int *a, __global int *expected, __global int *ok)
{
    int tid = get_global_id(0);
    ok[tid] = atomic_compare_exchange_strong(a, expected + tid, tid);
    int e = expected[tid];
    while (!atomic_compare_exchange_weak_explicit(a, &e, tid, memory_order_seq_cst, memory_order_relaxed, memory_scope_device))
        e = tid + 1;
    ok[tid] = atomic_fetch_max_explicit(a, e, memory_order_relaxed);
}
#endif
