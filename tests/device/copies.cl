kernel void two_dimensions(global const int *a, global int *o, local int *l) {
  int i = get_local_id(0);
  for (int k = i; k < 16; k += get_local_size(0)) l[k] = -1;
  barrier(CLK_LOCAL_MEM_FENCE);
  event_t e = async_work_group_copy_2D2D(l, 1, a, 5, sizeof(int), 3, 2, 8, 5, 0);
  wait_group_events(1, &e);
  for (int k = i; k < 16; k += get_local_size(0)) o[k] = l[k];
}
kernel void three_dimensions(global const short *a, global short *o, local short *l) {
  int i = get_local_id(0);
  event_t e = async_work_group_copy(l, a, 24, 0);
  async_work_group_copy_fence(CLK_LOCAL_MEM_FENCE);
  e = async_work_group_copy_3D3D(o, 2, l, 0, sizeof(short), 2, 2, 3, 4, 8, 3, 7, e);
  wait_group_events(1, &e);
}
kernel void one_column(global const char *a, global char *o, local char *l) {
  event_t e = async_work_group_strided_copy(l, a, 4, 3, 0);
  event_t f = async_work_group_copy_2D2D(l + 4, 0, a, 0, 1, 1, 4, 3, 1, 0);
  wait_group_events(1, &e);
  wait_group_events(1, &f);
  o[get_local_id(0)] = l[get_local_id(0)];
}
kernel void outside(global const int *a, local int *l) {
  event_t e = async_work_group_copy_2D2D(l, 0, a, 0, sizeof(int), 2, 3, 4, 2, 0);
  wait_group_events(1, &e);
}
kernel void unwaited(global const int *a, local int *l) { async_work_group_copy_2D2D(l, 0, a, 0, 4, 2, 2, 2, 2, 0); }
kernel void endless(global const int *a, local int *l) {
  event_t e = async_work_group_copy_2D2D(l, 0, a, 0, 0, ~0ul, ~0ul, 0, 0, 0);
  wait_group_events(1, &e);
}
kernel void chain_races(global const int *a, global int *o, local int *l) {
  event_t e = async_work_group_copy_2D2D(l, 0, a, 0, sizeof(int), 2, 1, 2, 2, 0);
  o[get_local_id(0)] = l[get_local_id(0)];
  wait_group_events(1, &e);
}
kernel void waits_for_one_of_two(global int *a, local int *s, local int *t, global int *o) { event_t e = async_work_group_copy(s, a, 4, 0); event_t f = async_work_group_copy(t, a + 4, 4, 0); wait_group_events(1, &e); o[get_local_id(0)] = s[0] + t[3]; wait_group_events(1, &f); }
kernel void waits_one_by_one(global int *a, local int *s, local int *t, global int *o) { event_t e[2]; e[0] = async_work_group_copy(s, a, 4, 0); e[1] = async_work_group_copy(t, a + 4, 4, 0); wait_group_events(1, &e[0]); int x = s[0]; wait_group_events(1, e + 1); o[get_local_id(0)] = x + t[3]; }
kernel void copies_over_a_copy(global int *a, local int *s) { event_t e = async_work_group_copy(s, a, 4, 0); e = async_work_group_copy(s, a + 4, 4, e); wait_group_events(1, &e); }
kernel void copies_apart(global int *a, local int *s) { event_t e; if (get_local_id(0) != 1) e = async_work_group_copy(s, a, 4, 0); else e = async_work_group_copy(s, a, 4, 0); wait_group_events(1, &e); }
kernel void two_buffers(global int *a, global int *o) { local int b[2][4]; event_t e[2]; int sum = 0; e[0] = async_work_group_copy(b[0], a, 4, 0); for (int i = 0; i < 4; i++) { if (i < 3) e[(i + 1) & 1] = async_work_group_copy(b[(i + 1) & 1], a + 4 * (i + 1), 4, 0); wait_group_events(1, &e[i & 1]); sum += b[i & 1][3 - get_local_id(0)]; barrier(CLK_LOCAL_MEM_FENCE); } o[get_local_id(0)] = sum; }
kernel void two_buffers_no_barrier(global int *a, global int *o) { local int b[2][4]; event_t e[2]; int sum = 0; e[0] = async_work_group_copy(b[0], a, 4, 0); for (int i = 0; i < 4; i++) { if (i < 3) e[(i + 1) & 1] = async_work_group_copy(b[(i + 1) & 1], a + 4 * (i + 1), 4, 0); wait_group_events(1, &e[i & 1]); sum += b[i & 1][3 - get_local_id(0)]; } o[get_local_id(0)] = sum; }
kernel void copies_on_without_fence(global int *a, local int *s) { event_t e = async_work_group_copy(s, a, 4, 0); e = async_work_group_copy(a + 4, s, 4, e); wait_group_events(1, &e); }
kernel void copies_on_behind_the_wrong_fence(global int *a, local int *s) { event_t e = async_work_group_copy(s, a, 4, 0); async_work_group_copy_fence(CLK_GLOBAL_MEM_FENCE); e = async_work_group_copy(a + 4, s, 4, e); wait_group_events(1, &e); }

// Work-items wait for different events: for none of the copies do all that made it wait.
kernel void waits_apart(global int *a, local int *l) {
  event_t e[2];
  e[0] = async_work_group_copy(l, a, 2, 0);
  e[1] = async_work_group_copy(l + 2, a + 2, 2, 0);
  wait_group_events(1, &e[get_local_id(0) & 1]);
  wait_group_events(2, e);
}

kernel void waits_for_fewer(global int *a, local int *l) {
  event_t e[2];
  e[0] = async_work_group_copy(l, a, 2, 0);
  e[1] = async_work_group_copy(l + 2, a + 2, 2, 0);
  wait_group_events(get_local_id(0) == 0 ? 1 : 2, e);
  wait_group_events(2, e);
}

// The order of a list is nobody's business.
kernel void waits_in_any_order(global int *a, local int *l, global int *o) {
  event_t e[2];
  int i = get_local_id(0) & 1;
  event_t x = async_work_group_copy(l, a, 2, 0);
  event_t y = async_work_group_copy(l + 2, a + 2, 2, 0);
  e[i] = x;
  e[1 - i] = y;
  wait_group_events(2, e);
  o[get_local_id(0)] = l[get_local_id(0)];
}
