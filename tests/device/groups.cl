kernel void ids(global int *o) {
  size_t n = get_global_linear_id();
  o[6 * n] = get_global_id(0); o[6 * n + 1] = get_global_id(1); o[6 * n + 2] = get_local_id(0);
  o[6 * n + 3] = get_group_id(1); o[6 * n + 4] = get_local_linear_id(); o[6 * n + 5] = get_num_groups(0) * 100 + get_local_size(1) * 10 + get_work_dim();
}
kernel void odd_dims(global int *o) { o[0] = get_global_id(3); o[1] = get_global_size(1); o[2] = get_local_size(2); o[3] = get_num_groups(7); o[4] = get_global_offset(0); o[5] = get_group_id(5); }
kernel void ragged(global int *o) { int i = get_global_id(0); o[2 * i] = get_local_size(0); o[2 * i + 1] = get_enqueued_local_size(0); }
kernel void reverse(global int *a) {
  local int l[8]; int i = get_local_id(0);
  l[i] = a[get_global_id(0)]; barrier(CLK_LOCAL_MEM_FENCE); a[get_global_id(0)] = l[get_local_size(0) - 1 - i];
}
kernel void tree(global const int *a, global int *o, local int *s) {
  int i = get_local_id(0); s[i] = a[get_global_id(0)]; barrier(CLK_LOCAL_MEM_FENCE);
  for (uint d = get_local_size(0) / 2; d; d /= 2) { if (i < d) s[i] += s[i + d]; work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group); }
  if (!i) o[get_group_id(0)] = *s;
}
kernel void collective(global int *o) {
  int i = get_local_id(0); int n = get_local_size(0);
  o[i] = work_group_reduce_add(i + 1); o[n + i] = work_group_scan_inclusive_add(i + 1); o[2 * n + i] = work_group_scan_exclusive_max(i);
  o[3 * n + i] = work_group_broadcast(i * 10, 2); o[4 * n + i] = work_group_all(i < 4) * 10 + work_group_any(i == 3);
}
kernel void copies(global const int *a, global int *o, local int *l) {
  event_t e = async_work_group_copy(l, a + 4 * get_group_id(0), 4, 0);
  wait_group_events(1, &e);
  int v = l[3 - get_local_id(0)] * 2; barrier(CLK_LOCAL_MEM_FENCE); l[get_local_id(0)] = v; barrier(CLK_LOCAL_MEM_FENCE);
  e = async_work_group_copy(o + 4 * get_group_id(0), l, 4, 0); wait_group_events(1, &e);
}
kernel void strided(global const int2 *a, global int2 *o, local int2 *l) {
  event_t e[2]; e[0] = async_work_group_strided_copy(l, a, 2, 2, 0); e[1] = async_work_group_strided_copy(l + 2, a + 1, 2, 2, e[0]);
  wait_group_events(2, e); o[get_local_id(0)] = l[get_local_id(0)];
}
void helper(local int *l, int i) { l[i] = i; barrier(CLK_LOCAL_MEM_FENCE); }
kernel void barrier_in_call(global int *o, local int *l) { int i = get_local_id(0); helper(l, i); o[i] = l[(i + 1) % 4]; }
kernel void barrier_in_loop(global int *o) {
  local int l[2]; int i = get_local_id(0); if (i == 0) { l[0] = 0; } barrier(CLK_LOCAL_MEM_FENCE);
  for (int k = 0; k < 5; k++) { if (i == k % 4) l[0] += k; barrier(CLK_LOCAL_MEM_FENCE); }
  o[i] = l[0];
}
