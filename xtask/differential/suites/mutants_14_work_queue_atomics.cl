// std: 2.0
// opts: -DCAPACITY=256
#ifndef CAPACITY
#define CAPACITY 64
#endif

typedef struct {
    atomic_uint head;
    atomic_uint tail;
    atomic_flag lock;
    uint items[CAPACITY];
} queue;

global atomic_int finished = ATOMIC_VAR_INIT(0);

bool try_push(queue *q, uint item)
{
    if (atomic_flag_test_and_set_explicit(&q->lock, memory_order_acquire, memory_scope_device))
        return false;
    uint t = atomic_load_explicit(&q->tail, memory_order_relaxed, memory_scope_device);
    bool ok = t - atomic_load(&q->head) < CAPACITY;
    if (ok) {
        q->items[t % CAPACITY] = item;
        atomic_store_explicit(&q->tail, t + 1, memory_order_release, memory_scope_device);
    }
    atomic_flag_clear_explicit(&q->lock, memory_order_release, memory_scope_device);
    return ok;
}

bool try_pop(queue *q, uint *item)
{
    uint h = atomic_load(&q->head);
    if (h == atomic_load_explicit(&q->tail, memory_order_acquire))
        return false;
    *item = q->items[h % CAPACITY];
    return atomic_compare_exchange_strong(&q->head, &h, h + 1);
}

kernel void run(global queue *q, global uint *out)
{
    local atomic_uint seen;
    if (get_local_id(0) == 0)
        atomic_init(&seen, 0);
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    uint item = 0;
    while (try_pop(q, &item)) {
        atomic_fetch_add(&seen, 1u);
        if (item > 1)
            (void)try_push(q, item >> 1);
    }
    if (atomic_fetch_add_explicit(&finished, 1, memory_order_acq_rel, memory_scope_all_svm_devices) == 0)
        out[0] = atomic_load(&seen);
}
