// std: 1.2 2.0 3.0
event_t glb_evt;
constant event_t c_evt = 0;
constant struct evt_s { event_t evt; } evt_str;
global event_t *gp;
kernel void evt_arg(event_t evt) {}
kernel void evt_ptr(global event_t *evt) {}
void dev(event_t e, event_t *p) {}
event_t ret(event_t e) { return e; }
kernel void k(global int *g, local int *l) {
  event_t e;
  event_t a = 0;
  event_t b = 1;
  event_t c = async_work_group_copy(l, g, 1, 0);
  event_t d[2];
  e = c;
  e + c;
  e == c;
  if (e) {}
  !e;
  &e;
  e = (event_t)0;
  e = (event_t)1;
  int i = (int)e;
  e = async_work_group_copy(l, g, 1, e);
  e = async_work_group_copy(g, g, 1, e);
  e = async_work_group_strided_copy(g, l, 1, 2, 1);
  wait_group_events(1, &e);
  wait_group_events(1, e);
  wait_group_events(2, d);
  local event_t le;
  e.x;
  sizeof(event_t);
}
