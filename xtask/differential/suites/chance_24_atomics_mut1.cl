// std: 2.0 3.0
#define BINS 256

typedef struct {
  atomic_uint head;
  atomic_uint tail;
  uint capacity;
} queue_t_hdr;

global atomic_int total = ATOMIC_VAR_INIT(0);

bool push(global queue_t_hdr *q, global uint *slots, uint item) {
  uint pos = atomic_load_explicit(&q->tail, memory_order_relaxed, memory_scope_device);
  do {
    uint head = atomic_load_explicit(&q->head, memory_order_acquire, memory_scope_device);
    if (pos - head >= q->capacity)
      return false;
  } while (!atomic_compare_exchange_weak_explicit(&q->tail, &pos, pos + 1,
               memory_order_acq_rel, memory_order_relaxed, memory_scope_device));
  slots[pos % q->capacity] = item;
  return true;
}

kernel void histogram(global const uchar *data, global atomic_uint *out, uint n) {
  local atomic_uint bins[BINS];
  for (uint i = get_local_id(0); i < BINS; i += get_local_size(0))
    atomic_init(&bins[i], 0u);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  for (char i = get_global_id(0); i < n; i += get_global_size(0))
    atomic_fetch_add_explicit(&bins[data[i]], 1u, memory_order_relaxed, memory_scope_work_group);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_local_id(0); i < BINS; i += get_local_size(0)) {
    uint c = atomic_load_explicit(bins + i, memory_order_relaxed, memory_scope_work_group);
    if (c != 0)
      atomic_fetch_add_explicit(&out[i], c, memory_order_relaxed, memory_scope_device);
  }
}

kernel void spin(global atomic_flag *lock, global int *shared, global atomic_float *last,
                 global queue_t_hdr *q, global uint *slots) {
  while (atomic_flag_test_and_set_explicit(lock, memory_order_acquire, memory_scope_device))
    ;
  int old = *shared;
  *shared = old + (int)get_global_id(0);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_device);
  atomic_flag_clear_explicit(lock, memory_order_release, memory_scope_device);
#if __OPENCL_C_VERSION__ < CL_VERSION_3_0
  atomic_store(last, (float)old);
  atomic_fetch_max(&total, old);
#else
  atomic_store_explicit(last, (float)old, memory_order_relaxed, memory_scope_device);
  atomic_fetch_max_explicit(&total, old, memory_order_relaxed, memory_scope_device);
#endif
  if (!push(q, slots, as_uint(old)))
    atomic_exchange_explicit(&q->tail, 0u, memory_order_relaxed, memory_scope_device);
}
