// std: 1.2 2.0
// event_t is opaque: only copies and the null event are allowed.

event_t glob_evt;
constant event_t const_evt = 0;
struct evt_struct { event_t e; };

void foo(event_t e);
event_t bar(void);

void f(event_t a, event_t b, int n) {
  event_t e1;
  event_t e2 = 0;
  event_t e3 = 1;
  event_t e4 = n;
  event_t e5 = a;
  event_t e6[2];
  e1 = b;
  e1 = 0;
  e1 = 5;
  e1 + e2;
  e1 == e2;
  !e1;
  (event_t)0;
  (event_t)1;
  (int)e1;
  foo(0);
  foo(7);
  foo(e1);
  foo(bar());
  event_t *pe = &e1;
  wait_group_events(1, &e1);
  wait_group_events(1, e1);
}

kernel void k(global int *g, local int *l) {
  event_t e = async_work_group_copy(l, g, 16, 0);
  e = async_work_group_copy(g, l, 16, e);
  e = async_work_group_copy(l, l, 16, e);
  e = async_work_group_strided_copy(l, g, 16, 2, 0);
  wait_group_events(1, &e);
  prefetch(g, 4);
  prefetch(l, 4);
}
