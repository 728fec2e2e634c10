// std: 1.2 2.0
#if __OPENCL_C_VERSION__ >= 200
queue_t gq; // expected-error
clk_event_t ge; // expected-error
constant clk_event_t ce = 0; // expected-error
queue_t rq(void);

struct qs {
  queue_t q; // expected-error
  clk_event_t e;
};

kernel void ker(queue_t q, clk_event_t e) { // expected-error
  queue_t a = q;
  queue_t b = 0;
  queue_t c = 1; // expected-error
  clk_event_t d = CLK_NULL_EVENT;
  a = q;
  if (a == q) {}
  if (a != 0) {}
  if (a == 1) {} // expected-error
  if (a < q) {} // expected-error
  if (a) {} // expected-error
  d = e;
  if (d == e) {}
  d == a; // expected-error
  a + 1; // expected-error
  retain_event(d);
  retain_event(a); // expected-error
  release_event(d);
  d = create_user_event();
  set_user_event_status(d, CL_COMPLETE);
  enqueue_marker(q, 1, &d, &d);
  enqueue_marker(q, 1, d, &d); // expected-error
  local clk_event_t le; // expected-error
  global queue_t gl; // expected-error
  queue_t *pq = &a;
  reserve_id_t r = 0; // expected-error
}
#else
queue_t q; // expected-error
clk_event_t e; // expected-error
reserve_id_t r; // expected-error
#endif
