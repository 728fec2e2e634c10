// std: 1.2 2.0
// event_t handles: where they may live and what may be done with them.

event_t glb_evt;
constant event_t cevt = 0;

struct holds_evt {
  event_t e;
};

union evt_or_int {
  int i;
  event_t e;
};

void take_evt(event_t e);

event_t ret_evt(void) {
  event_t e = 0;
  return e;
}

void kernel evt_kernel_arg(event_t e) {}

void kernel evt_uses(__local int *dst, __global const int *src) {
  event_t e = async_work_group_copy(dst, src, 16, 0);
  event_t e2 = e;
  take_evt(e);
  take_evt(0);
  take_evt(1);
  event_t e3 = 5;
  event_t arr[2];
  wait_group_events(1, &e);
  wait_group_events(2, arr);
  int i = e;
  e = e + 1;
  e++;
  !e;
  if (e) ;
  e == e2;
  (int)e;
  (event_t)0;
  (event_t)2;
  __local event_t le;
  __private event_t pe;
  event_t *pp = &e;
  __global event_t *gp;
}
