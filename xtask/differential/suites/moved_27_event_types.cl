// std: 1.2 2.0 3.0
// event_t, clk_event_t, queue_t as opaque types.
event_t glb_evt;
global event_t glb_evt2;
constant event_t ce = 0;
struct evt_s { event_t e; };
union evt_u { event_t e; int i; };

void foo(event_t e);
event_t bar(void);

kernel void k1(event_t e) {}
kernel void k2(global float *g, local float *l) {
  event_t e;
  event_t e0 = 0;
  event_t e1 = 1;
  event_t ea[4];
  constant event_t le = 0;
  foo(e);
  foo(0);
  foo(5);
  foo((event_t)0);
  foo((event_t)1);
  e = async_work_group_copy(l, g, 10, 0);
  e = async_work_group_copy(l, g, 10, e);
  e = async_work_group_copy(g, l, 10, e);
  e = async_work_group_copy(g, g, 10, e);
  e = async_work_group_strided_copy(l, g, 10, 2, 0);
  wait_group_events(1, &e);
  wait_group_events(1, e);
  prefetch(g, 4);
  e + 1;
  e == e0;
  !e;
  e ? 1 : 0;
  e.a;
}
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_device_enqueue)
kernel void k3(queue_t q, clk_event_t ce) {
  clk_event_t c0;
  clk_event_t c1 = 0;
  c0 = create_user_event();
  retain_event(c0);
  q + q;
  q == q;
  queue_t q2 = 0;
  queue_t q3 = 1;
  is_valid_event(c0);
  enqueue_marker(q, 1, &c0, &c1);
}
#endif
