// std: 2.0 3.0
// Ticket lock, counters and flags with C11 atomics.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

typedef struct {
  atomic_uint next;
  atomic_uint serving;
  volatile int payload;
} ticket_lock;

global atomic_int total = ATOMIC_VAR_INIT(0);
global atomic_flag once = ATOMIC_FLAG_INIT;

void lock(global ticket_lock *l) {
  uint mine = atomic_fetch_add_explicit(&l->next, 1u, memory_order_relaxed, memory_scope_device);
  while (atomic_load_explicit(&l->serving, memory_order_acquire, memory_scope_device) != mine)
    ;
}

void unlock(global ticket_lock *l) {
  atomic_fetch_add_explicit(&l->serving, 1u, memory_order_release, memory_scope_device);
}

kernel void update(global ticket_lock *locks, global const int *in, uint n) {
  local atomic_int wg_sum;
  local atomic_uintptr_t where;
  if (get_local_id(0) == 0) {
    atomic_init(&wg_sum, 0);
    atomic_init(&where, (uintptr_t)in);
  }
  work_group_barrier( memory_scope_work_group);
  for (uint i = get_global_id(0); i < n; i += get_global_size(0))
    atomic_fetch_add(&wg_sum, in[i]);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
  int seen = atomic_load(&total), want;
  do {
    want = max(seen, atomic_load(&wg_sum));
  } while (!atomic_compare_exchange_weak(&total, &seen, want));
  if (!atomic_flag_test_and_set_explicit(&once, memory_order_seq_cst)) {
    lock(&locks[0]);
    locks[0].payload += want;
    unlock(locks);
    atomic_flag_clear(&once);
  }
  atomic_store_explicit(&total, want, memory_order_release);
}
