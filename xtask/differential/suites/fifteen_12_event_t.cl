// std: 1.0 1.2 2.0
event_t glb_evt;
constant event_t cst_evt = 0;
constant struct evt_s {
  event_t evt;
} evt_str = {0};
union evt_u { event_t e; int i; };
event_t ret_evt(event_t e) { return e; }
void foo(event_t evt);
void kernel ker(event_t argevt) { }
void kernel ker2(global event_t *argevt) { }
void kernel ok(local int *l, global int *g) {
  event_t e;
  event_t e0 = 0;
  event_t e1 = 1;
  constant event_t const_evt = 0;
  local event_t loc_evt;
  event_t arr[3];
  foo(e);
  foo(0);
  foo(5);
  foo((event_t)0);
  e = async_work_group_copy(l, g, 16, 0);
  e = async_work_group_copy(l, g, 16, e);
  wait_group_events(1, &e);
  wait_group_events(1, e);
  e0 = e + 1;
  e == e0;
  e ? 1 : 2;
  &e;
}
