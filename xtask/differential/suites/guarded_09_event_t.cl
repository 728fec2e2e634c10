// std: 1.2 2.0
event_t glb_evt;
constant event_t const_evt = 0;

constant struct evt_s {
  event_t evt;
} evt_str = {0};

void foo(event_t evt);

event_t ret_event(void);

void kernel ker(event_t argevt) {
  event_t e;
  constant event_t ce;
  foo(e);
  foo(0);
  foo(5);
  foo(NULL);
  e = ret_event();
  event_t e2 = 0;
  event_t e3 = 1;
  event_t arr[2];
  event_t *p = &e;
  e = e + 1;
  int i = (int)e;
  if (e) {}
}
