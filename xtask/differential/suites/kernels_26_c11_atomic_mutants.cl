// std: 2.0 3.0

kernel void at0(volatile global int *a, global atomic_uint *u, local int *l) {
  int expected = 0;
  l[0] = atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_device);
  if (atomic_compare_exchange_strong(a, &expected, 2))
    atomic_store(u, 3u);
  l[1] = atomic_load_explicit(a, memory_order_acquire);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
}

kernel void at1(volatile global atomic_int *a, global atomic_uint *u, local int *l) {
  int expected = 0;
  l[0] = atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_device);
  if (atomic_compare_exchange_strong(a, expected, 2))
    atomic_store(u, 3u);
  l[1] = atomic_load_explicit(a, memory_order_acquire);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
}

kernel void at2(volatile global atomic_int *a, constant atomic_uint *u, local int *l) {
  int expected = 0;
  l[0] = atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_device);
  if (atomic_compare_exchange_strong(a, &expected, 2))
    atomic_store(u, 3u);
  l[1] = atomic_load_explicit(a, memory_order_acquire);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
}

kernel void at3(volatile global atomic_int *a, global atomic_uint *u, local int *l) {
  int expected = 0;
  l[0] = atomic_fetch_add_explicit(a, 1, memory_scope_device, memory_order_relaxed);
  if (atomic_compare_exchange_strong(a, &expected, 2))
    atomic_store(u, 3u);
  l[1] = atomic_load_explicit(a, memory_order_acquire);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
}

kernel void at4(volatile global atomic_int *a, global atomic_uint *u, local int *l) {
  uint expected = 0;
  l[0] = atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_device);
  if (atomic_compare_exchange_strong(a, &expected, 2))
    atomic_store(u, 3u);
  l[1] = atomic_load_explicit(a, memory_order_acquire);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
}

kernel void at5(volatile global atomic_int *a, global atomic_uint *u, local int *l) {
  int expected = 0;
  l[0] = atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_device);
  if (atomic_compare_exchange_strong(a, &expected, 2))
    *u = 3u;
  l[1] = atomic_load_explicit(a, memory_order_acquire);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
}

kernel void at6(const global atomic_int *a, global atomic_uint *u, local int *l) {
  int expected = 0;
  l[0] = atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_device);
  if (atomic_compare_exchange_strong(a, &expected, 2))
    atomic_store(u, 3u);
  l[1] = atomic_load_explicit(a, memory_order_acquire);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
}

kernel void at7(volatile global atomic_int *a, global atomic_uint u, local int *l) {
  int expected = 0;
  l[0] = atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_device);
  if (atomic_compare_exchange_strong(a, &expected, 2))
    atomic_store(u, 3u);
  l[1] = atomic_load_explicit(a, memory_order_acquire);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
}

kernel void at8(volatile global atomic_int *a, global atomic_uint *u, local int *l) {
  int expected = 0;
  l[0] = atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_device);
  if (atomic_compare_exchange_strong(a, &expected, 2))
    atomic_store(u, 3u);
  l[1] = atomic_load_explicit(a, memory_order_consume);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
}

kernel void at9(volatile global atomic_int *a, global atomic_uint *u, local int *l) {
  int expected = 0;
  l[0] = atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_device);
  if (atomic_compare_exchange_strong(a, &expected, 2))
    atomic_store(u, 3u);
  l[1] = atomic_load_explicit(a, memory_order_acquire);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
}
