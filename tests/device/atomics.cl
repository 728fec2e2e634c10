kernel void legacy(volatile global int *a, global int *o) {
  o[0] = atomic_add(&a[0], 5); o[1] = atomic_sub(&a[0], 2); o[2] = atomic_inc(&a[0]); o[3] = atomic_dec(&a[0]);
  o[4] = atomic_xchg(&a[0], 100); o[5] = atomic_cmpxchg(&a[0], 100, 7); o[6] = atomic_cmpxchg(&a[0], 100, 8);
  o[7] = atomic_min(&a[0], -3); o[8] = atomic_max(&a[0], 9); o[9] = atomic_and(&a[0], 12); o[10] = atomic_or(&a[0], 3); o[11] = atomic_xor(&a[0], 1);
}
kernel void unsigned_max(volatile global uint *a) { atomic_max(a, 0xfffffff0u); atomic_min(a + 1, 5u); }
kernel void count(volatile global int *n, global int *o) { o[get_global_id(0)] = atomic_inc(n); }
kernel void local_count(global int *o) {
  local int n; if (get_local_id(0) == 0) n = 0; barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&n, (int)get_local_id(0)); barrier(CLK_LOCAL_MEM_FENCE); if (get_local_id(0) == 0) o[get_group_id(0)] = n;
}
kernel void explicit_orders(global atomic_int *a, global int *o) {
  atomic_store(a, 5); o[0] = atomic_load_explicit(a, memory_order_acquire); o[1] = atomic_fetch_add_explicit(a, 3, memory_order_relaxed, memory_scope_device);
  o[2] = atomic_exchange(a, 1); int e = 4; o[3] = atomic_compare_exchange_strong(a, &e, 9); o[4] = e;
  o[5] = atomic_compare_exchange_strong_explicit(a, &e, 9, memory_order_acq_rel, memory_order_relaxed); o[6] = atomic_load(a);
  o[7] = atomic_fetch_max(a, 20); o[8] = atomic_fetch_or(a, 3); o[9] = atomic_load(a);
}
kernel void flags(global atomic_flag *f, global int *o) { o[0] = atomic_flag_test_and_set(f); o[1] = atomic_flag_test_and_set(f); atomic_flag_clear(f); o[2] = atomic_flag_test_and_set(f); }
kernel void floats(volatile global float *a, global float *o) { o[0] = atomic_xchg(a, 2.5f); }
kernel void longs(volatile global long *a, global long *o) { o[0] = atom_add(a, 1L << 40); o[1] = atom_min(a, -5L); o[2] = atom_cmpxchg(a, -5L, 3L); }
kernel void spin(global int *o) {
  local int lock; local int sum; int i = get_local_id(0);
  if (i == 0) { lock = 0; sum = 0; } barrier(CLK_LOCAL_MEM_FENCE);
  bool done = false;
  while (!done) { if (atomic_cmpxchg(&lock, 0, 1) == 0) { mem_fence(CLK_LOCAL_MEM_FENCE); sum += i; mem_fence(CLK_LOCAL_MEM_FENCE); atomic_xchg(&lock, 0); done = true; } }
  barrier(CLK_LOCAL_MEM_FENCE); if (i == 0) o[0] = sum;
}
kernel void pass_on(global int *data, global atomic_int *flag, global int *o) {
  if (get_group_id(0) == 0) { *data = 42; atomic_store_explicit(flag, 1, memory_order_release, memory_scope_device); }
  else { if (atomic_load_explicit(flag, memory_order_acquire, memory_scope_device)) o[0] = *data; }
}
kernel void last_group(global int *counter, global int *part, global int *o) { local int last; if (get_local_id(0) == 0) { part[get_group_id(0)] = get_group_id(0) + 5; int n = atomic_fetch_add_explicit((volatile global atomic_int *)counter, 1, memory_order_acq_rel, memory_scope_device); last = n == get_num_groups(0) - 1; } barrier(CLK_LOCAL_MEM_FENCE); if (last && get_local_id(0) == 0) *o = part[0] + part[1]; }
kernel void last_group_of_its_own(global int *counter, global int *part, global int *o) { local int last; if (get_local_id(0) == 0) { part[get_group_id(0)] = get_group_id(0) + 5; int n = atomic_fetch_add_explicit((volatile global atomic_int *)counter, 1, memory_order_acq_rel, memory_scope_work_group); last = n == get_num_groups(0) - 1; } barrier(CLK_LOCAL_MEM_FENCE); if (last && get_local_id(0) == 0) *o = part[0] + part[1]; }
