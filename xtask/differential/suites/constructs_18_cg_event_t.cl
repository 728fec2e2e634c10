// std: 1.2 2.0

void foo(event_t evt);

kernel void ker(global int *g, local int *l) {
  event_t e;
  foo(e);
  foo(0);
  event_t e1 = 0;
  e = async_work_group_copy(l, g, 16, 0);
  e1 = async_work_group_strided_copy(l, g, 16, 2, e);
  wait_group_events(1, &e1);
  event_t evs[2] = {e, e1};
  wait_group_events(2, evs);
}
