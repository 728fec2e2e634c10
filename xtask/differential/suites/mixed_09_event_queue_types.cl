// std: 1.2 2.0 3.0
// event_t and, where it exists, clk_event_t.

event_t glob_evt;
constant event_t const_evt = 0;
static event_t st;

struct evt_holder { event_t e; };

event_t get_event(void);
void take_event(event_t e);
void take_ptr(event_t *e);

kernel void bad_arg(event_t e) {}
kernel void bad_ptr_arg(global event_t *e) {}

kernel void k(global int *g, local int *l) {
  event_t e;
  event_t e0 = 0;
  event_t e1 = 1;
  event_t arr[4];
  event_t *p = &e;
  take_event(e);
  take_event(0);
  take_event(1);
  e = get_event();
  e = async_work_group_copy(l, g, 4, e);
  wait_group_events(1, &e);
  wait_group_events(2, arr);
  e = 0;
  e = 5;
  e == e0;
  !e;
  e + 1;
  (event_t)0;
  (int)e;
  local event_t le;
}

#if __OPENCL_C_VERSION__ >= 200
void clk(clk_event_t c) {
  clk_event_t d;
  clk_event_t n = CLK_NULL_EVENT;
  clk_event_t z = 0;
  if (c == d) return;
  if (c < d) return;
  c = 3;
  event_t e = c;
}
#endif

#ifdef __opencl_c_device_enqueue
kernel void queue_arg(queue_t q) {}
void que(queue_t a, queue_t b) {
  queue_t z = 0;
  queue_t one = 1;
  if (a == b) {}
  a + 1;
}
#endif
