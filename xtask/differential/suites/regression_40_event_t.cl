// std: 1.2 2.0
event_t glob_ev;
constant struct evt_s { event_t evt; } evt_str = {0};
void foo(event_t e);

kernel void k(event_t arg) {
  event_t e;
  constant event_t const_evt;
  foo(e);
  foo(0);
  foo(5);
  foo((event_t)1);
  e + 1;
}
