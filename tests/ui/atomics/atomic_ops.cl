// std: 2.0+

kernel void histogram(global const uchar *pixels, global atomic_uint *bins,
                      local atomic_uint *cache, global uint *plain, int n) {
  uint expected = 0;
  ulong wide = 0;
  local atomic_flag once;

  for (int i = get_local_id(0); i < 256; i += get_local_size(0))
    atomic_store_explicit(&cache[i], 0, memory_order_relaxed,
                          memory_scope_work_group);
  atomic_fetch_add_explicit(&cache[pixels[0]], 1u, memory_order_relaxed,
                            memory_scope_work_group);
  atomic_fetch_add_explicit(&cache[pixels[0]], 1u, memory_order_relaxed, //~ ERROR CL0604
                            memory_scope_work_group, n);
  atomic_fetch_add_explicit(cache[pixels[0]], 1u, memory_order_relaxed, //~ ERROR CL0604
                            memory_scope_work_group);
  atomic_fetch_sub_explicit(plain, 1u, memory_order_relaxed,
                            memory_scope_device);
  uint v = atomic_load_explicit(bins, memory_order_acquire,
                                memory_scope_device);
  v = atomic_load_explicit(bins, memory_order_acquire);
  v = atomic_load(bins);
  v = atomic_exchange(bins, v);
  atomic_init(bins + 1, v);
  while (!atomic_compare_exchange_weak_explicit(
      bins, &expected, v, memory_order_acq_rel, memory_order_acquire,
      memory_scope_device))
    ;
  atomic_compare_exchange_strong(bins, &wide, v); //~ ERROR CL0604
  atomic_compare_exchange_strong(bins, expected, v); //~ ERROR CL0604
  atomic_flag_test_and_set(&once);
  atomic_flag_clear(once); //~ ERROR CL0507
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_acq_rel,
                         memory_scope_work_group);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE); //~ ERROR CL0603
  bins[0] = 3; //~ ERROR CL0522
  v = bins[0] + 1; //~ ERROR CL0502
}
