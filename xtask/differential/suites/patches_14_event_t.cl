// std: 1.2 2.0
event_t glb_evt; // expected-error
constant event_t c_evt = 0; // expected-error

struct evt_s {
  event_t evt; // expected-error
};

void foo(event_t evt);
event_t bar(event_t e) { return e; }

void kernel ker(event_t argevt) { // expected-error
  event_t e;
  constant event_t const_evt = 1; // expected-error
  private event_t pe;
  local event_t le; // expected-error
  foo(e);
  foo(0);
  foo(5); // expected-error
  foo((event_t)0);
  foo((event_t)1); // expected-error
  event_t f = e;
  e = f;
  int i = e; // expected-error
  e + 1; // expected-error
  if (e == f) {} // expected-error
  event_t es[2];
  wait_group_events(2, es);
  wait_group_events(1, &e);
  wait_group_events(1, e); // expected-error
  event_t *pp = &e;
}
