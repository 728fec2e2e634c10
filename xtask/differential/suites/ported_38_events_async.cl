// std: 1.2 2.0 3.0

event_t g_evt;
constant event_t c_evt = 0;
event_t ret_evt(void);
struct with_evt { event_t e; };

void ptr(event_t *e);

kernel void k(global float *g, local float *l, global float4 *gv) {
  event_t e;
  event_t e0 = 0;
  event_t e1 = 1;
  event_t arr[2];
  local event_t le;
  e = async_work_group_copy(l, g, 16, 0);
  e = async_work_group_copy(g, l, 16, e);
  e = async_work_group_copy(g, g, 16, e);
  e = async_work_group_copy(l, gv, 16, e);
  e = async_work_group_copy(l, g, 16);
  e = async_work_group_copy(l, g, 16, 1);
  e = async_work_group_strided_copy(l, g, 16, 2, e);
  wait_group_events(1, &e);
  wait_group_events(1, e);
  wait_group_events(2, arr);
  ptr(&e);
  prefetch(g, 16);
  prefetch(l, 16);
  e + 1;
  e == e0;
  if (e) {}
  e = ret_evt();
}

kernel void karg(event_t e, global event_t *pe) {}
