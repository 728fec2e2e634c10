// std: 2.0
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

global atomic_int ready = ATOMIC_VAR_INIT(0);
global atomic_uint tickets = ATOMIC_VAR_INIT(0u);
global atomic_flag lock_word = ATOMIC_FLAG_INIT;

void acquire(volatile atomic_flag *flag)
{
    while (atomic_flag_test_and_set_explicit(flag, memory_order_acquire, memory_scope_device))
        ;
}

void release(volatile atomic_flag *flag)
{
    atomic_flag_clear_explicit(flag, memory_order_release, memory_scope_device);
}

float atomic_add_float(volatile global atomic_uint *target, float value)
{
    uint expected = atomic_load_explicit(target, memory_order_relaxed);
    uint desired;
    do {
        desired = as_uint(as_float(expected) + value);
    } while (!atomic_compare_exchange_weak_explicit(target, &expected, desired,
                                                    memory_order_acq_rel,
                                                    memory_order_relaxed,
                                                    memory_scope_device));
    return as_float(expected);
}

kernel void message_passing(global int *data, global int *result)
{
    if (get_group_id(0) == 0) {
        data[get_local_id(0)] = 42;
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_device);
        atomic_store_explicit(&ready, 0, memory_order_relaxed, memory_scope_device);
    } else {
        while (atomic_load_explicit(&ready, memory_order_acquire, memory_scope_device) == 0) {
        }
        result[get_global_id(0)] = data[get_local_id(0)];
    }
}

kernel void counters(global atomic_int *g, global float *f, global uint *order)
{
    local atomic_int l;
    if (get_local_id(0) == 0)
        atomic_init(&l, 0);
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    int old = atomic_fetch_add(&l, 1);
    atomic_fetch_max_explicit(g, old, memory_order_seq_cst, memory_scope_all_svm_devices);
    atomic_fetch_or_explicit(g + 1, 1 << (old & 31), memory_order_relaxed);
    order[get_global_id(0)] = atomic_fetch_add_explicit(&tickets, 1u, memory_order_relaxed,
                                                        memory_scope_work_group);
    int swapped = atomic_exchange(g + 2, old);
    acquire(&lock_word);
    *f += (float)swapped;
    release(&lock_word);
    atomic_add_float((volatile global atomic_uint *)f, 0.5f);
}
