// std: 1.2 2.0 3.0
event_t glb;
constant event_t con = 0;
local event_t loc;
struct has_event { event_t e; };
event_t ret(void);
void take(event_t e);
void takep(event_t *e);
typedef event_t my_event;

kernel void k0(event_t e) {}
kernel void k1(global event_t *e) {}
kernel void k2(global int *g, local int *l) {
  event_t e;
  event_t z = 0;
  event_t n = 1;
  event_t arr[2];
  my_event m = z;
  local event_t le;
  global event_t ge;
  constant event_t ce = 0;
  static event_t se;
  take(e);
  take(0);
  take(1);
  takep(&e);
  e = async_work_group_copy(l, g, 4, 0);
  e = async_work_group_copy(l, g, 4, e);
  e = async_work_group_copy(g, l, 4, 1);
  wait_group_events(1, &e);
  wait_group_events(1, e);
  wait_group_events(2, arr);
  e + 1;
  e == z;
  e == 0;
  !e;
  if (e) return;
  (int)e;
  (event_t)0;
  (event_t)3;
  z = e;
  e = 0;
  e = 5;
  &e;
}
