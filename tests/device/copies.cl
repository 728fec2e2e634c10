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
