kernel void wait_alone(global int *a, local int *l, global int *o) {
  event_t e = async_work_group_copy(l, a, 4, 0);
  if (get_local_id(0) == 0) wait_group_events(1, &e);
  barrier(CLK_LOCAL_MEM_FENCE);
  o[get_local_id(0)] = 1;
}
kernel void same_event_twice(global int *a, local int *l, global int *o) {
  event_t e[2]; e[0] = async_work_group_copy(l, a, 4, 0); e[1] = e[0]; wait_group_events(2, e); o[get_local_id(0)] = l[get_local_id(0)];
}
kernel void chained(global int *a, local int *l, global int *o) {
  event_t e = async_work_group_copy(l, a, 2, 0); e = async_work_group_copy(l + 2, a + 2, 2, e); wait_group_events(1, &e); o[get_local_id(0)] = l[get_local_id(0)];
}
kernel void failed_exchange(global int *a, global int *o) {
  int i = get_global_id(0); if (i == 0) o[0] = a[0]; else atomic_cmpxchg(a, 7, 8);
}
kernel void exchange_races(global int *a, global int *o) {
  int i = get_global_id(0); if (i == 0) o[0] = a[0]; else atomic_cmpxchg(a, 5, 8);
}
kernel void loop_copies(global int *a, local int *l, global int *o) {
  int sum = 0;
  for (int k = 0; k < 2; k++) { event_t e = async_work_group_copy(l, a + 4 * k, 4, 0); wait_group_events(1, &e); sum += l[get_local_id(0)]; barrier(CLK_LOCAL_MEM_FENCE); }
  o[get_local_id(0)] = sum;
}
kernel void shared_counter(global int *n, global int *o) {
  local int mine; if (get_local_id(0) == 0) mine = atomic_inc(n); barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = mine;
}
kernel void last_group(global int *parts, global int *done, global int *o) {
  local int last; int l = get_local_id(0), g = get_group_id(0);
  parts[get_global_id(0)] = get_global_id(0); barrier(CLK_GLOBAL_MEM_FENCE);
  if (l == 0) { mem_fence(CLK_GLOBAL_MEM_FENCE); last = atomic_inc(done) == get_num_groups(0) - 1; mem_fence(CLK_GLOBAL_MEM_FENCE); }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (last && l == 0) { int s = 0; for (int i = 0; i < get_global_size(0); i++) s += parts[i]; o[0] = s; }
}
