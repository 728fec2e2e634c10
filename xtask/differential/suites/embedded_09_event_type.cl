// std: 1.2 2.0
event_t glb_evt;
constant event_t const_evt;
typedef event_t my_event;
struct evt_s {
  event_t e;
};

event_t ret_evt(void);
void use_evt(event_t e);

kernel void ke(event_t arg, global int *dst, local int *src) {
  event_t e;
  event_t e0 = 0;
  event_t e1 = 1;
  event_t e2 = e;
  event_t arr[2];
  my_event m;
  global event_t ge;
  e + 1;
  e == e2;
  !e;
  e = 0;
  e++;
  use_evt(e);
  use_evt(0);
  use_evt(5);
  e = async_work_group_copy(dst, src, 8, 0);
  e = async_work_group_copy(dst, src, 8, e);
  wait_group_events(1, &e);
  wait_group_events(2, arr);
  wait_group_events(1, e);
  event_t *pe = &e;
  int i = e;
  int j = (int)e;
}
