// std: 1.2 2.0 3.0

event_t glb;
constant event_t cev;
constant struct evt_s { event_t e; } evs = {0};
struct S { int a; event_t e; };
struct A { event_t e[3]; };
event_t ret(void);
void by_val(event_t e);
void by_ptr(event_t *e);
void by_gptr(global event_t *e);
typedef event_t ev_td;

kernel void k(event_t arg) {}
kernel void k2(event_t *arg) {}
kernel void k3(ev_td arg) {}

void f(int n) {
  event_t a;
  event_t b = 0;
  event_t c = 1;
  event_t d = n;
  event_t z[2];
  constant event_t ce = 0;
  local event_t le;
  global event_t ge;
  static event_t se;
  const event_t coe = 0;
  ev_td td = 0;
  a = b;
  a = 0;
  a == b;
  a + 1;
  !a;
  if (a) {}
  n = (int)a;
  a = (event_t)n;
  a = (event_t)0;
  by_val(a);
  by_val(0);
  by_val(1);
  by_ptr(&a);
  wait_group_events(1, &a);
  wait_group_events(2, z);
  wait_group_events(1, a);
}
