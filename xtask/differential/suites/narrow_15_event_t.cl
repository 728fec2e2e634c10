// std: 1.2 2.0 3.0
// Uses of event_t.

event_t at_scope;
constant event_t c_scope = 0;
struct ev { event_t e; };
event_t ret_ev(event_t e) { return e; }
typedef event_t evt;

void ops(event_t e, evt f) {
  event_t loc = 0;
  event_t loc2 = 1;
  event_t loc3 = {0};
  event_t arr[2];
  event_t *p = &e;
  __local event_t le;
  e = f;
  e = 0;
  e == f;
  e + 1;
  !e;
  e ? 1 : 2;
  (int)e;
  (event_t)0;
  (event_t)3;
  ops(0, e);
  ops(2, e);
  int z = 0;
  ops(z, e);
}

__kernel void k(event_t e) {}
__kernel void kp(__global event_t *e) {}

__kernel void w(__local int *l, __global int *g) {
  event_t e = async_work_group_copy(l, g, 8, 0);
  e = async_work_group_copy(l, g, 8, e);
  wait_group_events(1, &e);
  wait_group_events(1, e);
  wait_group_events(1, 0);
}
