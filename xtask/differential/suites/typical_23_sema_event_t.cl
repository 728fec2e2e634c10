// std: 1.2 2.0 3.0
event_t glb_evt;
constant event_t cevt = 0;
constant struct evt_s { event_t evt; } evt_str;
global event_t *gev;

void foo(event_t evt);
void bar(event_t *evt);
event_t baz(void);

void kernel ker(event_t argevt) {
  event_t e;
  constant event_t const_evt;
  local event_t loc_evt;
  foo(e);
  foo(0);
  foo(5);
  foo((event_t)0);
  foo((event_t)1);
  bar(&e);
  e = baz();
  event_t e2 = 0;
  event_t e3 = {0};
  event_t ea[3];
  ea[0] = e2;
  int i = e;
  e = i;
  e + 1;
  e == e2;
  if (e)
    foo(e);
  !e;
  (int)e;
  sizeof(event_t);
}
