// std: 2.0 3.0
typedef struct { atomic_int count; int slots[32]; } bucket_t;

kernel void insert(global bucket_t *b, global const int *keys, global atomic_uint *flags)
{
    int key = keys[get_global_id(0)];
    int at = atomic_fetch_add_explicit(&b->count, 1, memory_order_relaxed, memory_scope_device);
    if (at < 32)
        b->slots[at] = key;
    uint expected = 0;
    atomic_compare_exchange_strong_explicit(flags, &expected, 1u, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
    atomic_store_explicit(flags + 1, 1u, memory_order_release, memory_scope_device);
}

kernel void insert_1(global bucket_t *b, global const int *keys, global atomic_uint *flags)
{
    int key = keys[get_global_id(0)];
    int at = atomic_fetch_add_explicit(b->count, 1, memory_order_relaxed, memory_scope_device);
    if (at < 32)
        b->slots[at] = key;
    uint expected = 0;
    atomic_compare_exchange_strong_explicit(flags, &expected, 1u, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
    atomic_store_explicit(flags + 1, 1u, memory_order_release, memory_scope_device);
}

kernel void insert_2(global bucket_t *b, global const int *keys, global atomic_uint *flags)
{
    int key = keys[get_global_id(0)];
    int at = atomic_fetch_add_explicit(&b->slots, 1, memory_order_relaxed, memory_scope_device);
    if (at < 32)
        b->slots[at] = key;
    uint expected = 0;
    atomic_compare_exchange_strong_explicit(flags, &expected, 1u, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
    atomic_store_explicit(flags + 1, 1u, memory_order_release, memory_scope_device);
}

kernel void insert_3(global bucket_t *b, global const int *keys, global atomic_uint *flags)
{
    int key = keys[get_global_id(0)];
    int at = atomic_fetch_add_explicit(&b.count, 1, memory_order_relaxed, memory_scope_device);
    if (at < 32)
        b->slots[at] = key;
    uint expected = 0;
    atomic_compare_exchange_strong_explicit(flags, &expected, 1u, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
    atomic_store_explicit(flags + 1, 1u, memory_order_release, memory_scope_device);
}

kernel void insert_4(global bucket_t *b, global const int *keys, global atomic_uint *flags)
{
    int key = keys[get_global_id(0)];
    int at = atomic_fetch_add_explicit(&b->count, memory_order_relaxed, 1, memory_scope_device);
    if (at < 32)
        b->slots[at] = key;
    uint expected = 0;
    atomic_compare_exchange_strong_explicit(flags, &expected, 1u, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
    atomic_store_explicit(flags + 1, 1u, memory_order_release, memory_scope_device);
}

kernel void insert_5(global bucket_t *b, global const int *keys, global atomic_uint *flags)
{
    int key = keys[get_global_id(0)];
    int at = atomic_fetch_add_explicit(&b->count, 1, memory_order_relaxed, memory_scope_device);
    if (at < 32)
        b->slots[at] = key;
    uint expected = 0;
    atomic_compare_exchange_strong_explicit(flags, expected, 1u, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
    atomic_store_explicit(flags + 1, 1u, memory_order_release, memory_scope_device);
}

kernel void insert_6(global bucket_t *b, global const int *keys, global atomic_uint *flags)
{
    int key = keys[get_global_id(0)];
    int at = atomic_fetch_add_explicit(&b->count, 1, memory_order_relaxed, memory_scope_device);
    if (at < 32)
        b->slots[at] = key;
    int expected = 0;
    atomic_compare_exchange_strong_explicit(flags, &expected, 1u, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
    atomic_store_explicit(flags + 1, 1u, memory_order_release, memory_scope_device);
}

kernel void insert_7(global bucket_t *b, global const int *keys, global atomic_uint *flags)
{
    int key = keys[get_global_id(0)];
    int at = atomic_fetch_add_explicit(&b->count, 1, memory_order_relaxed, memory_scope_device);
    if (at < 32)
        b->slots[at] = key;
    uint expected = 0;
    atomic_compare_exchange_strong_explicit(flags, &expected, 1u, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
    atomic_store_explicit(flags + 1, 1u, memory_scope_device, memory_order_release);
}

kernel void insert_8(global bucket_t *b, global const int *keys, global atomic_uint *flags)
{
    int key = keys[get_global_id(0)];
    int at = atomic_fetch_add_explicit(&b->count, 1, memory_order_relaxed, memory_scope_device);
    if (at < 32)
        b->slots[at] = key;
    uint expected = 0;
    atomic_compare_exchange_strong_explicit(flags, &expected, 1u, memory_order_acquire, memory_scope_device);
    atomic_store_explicit(flags + 1, 1u, memory_order_release, memory_scope_device);
}

kernel void insert_9(global bucket_t *b, global const int *keys, global uint *flags)
{
    int key = keys[get_global_id(0)];
    int at = atomic_fetch_add_explicit(&b->count, 1, memory_order_relaxed, memory_scope_device);
    if (at < 32)
        b->slots[at] = key;
    uint expected = 0;
    atomic_compare_exchange_strong_explicit(flags, &expected, 1u, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
    atomic_store_explicit(flags + 1, 1u, memory_order_release, memory_scope_device);
}

kernel void insert_10(global bucket_t *b, global const int *keys, global atomic_uint *flags)
{
    int key = keys[get_global_id(0)];
    int at = atomic_fetch_add_explicit(&b->count, 1, memory_order_relaxed, memory_scope_device);
    if (at < 32)
        b->slots[at] = key;
    uint expected = 0;
    atomic_compare_exchange_strong_explicit(flags, &expected, 1u, memory_order_acq_rel, memory_order_acquire, memory_scope_device);
    atomic_store_explicit(flags + 1, 1u, memory_order_acquire, memory_scope_device);
}
