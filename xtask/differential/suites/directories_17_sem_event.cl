// std: 1.2 2.0
event_t glb_evt;
global event_t glb_evt2;
constant event_t glb_evt3;
constant struct evt_s { event_t evt; } evt_str;
void foo(event_t evt);
event_t ret(void);

void kernel ker(event_t argevt) {
  event_t e;
  constant event_t const_evt;
  const event_t ce = 0;
  event_t e0 = 0;
  event_t e1 = 1;
  event_t e2 = NULL;
  event_t arr[2];
  foo(e);
  foo(0);
  foo(5);
  e = 0;
  e = ret();
  if (e == e2) {}
  if (e) {}
  &e;
  e + e;
  async_work_group_copy((local int *)0, (global int *)0, 1, 0);
}
