// std: 1.2 2.0 3.0
// queue_t and clk_event_t: declarations, operators and null.

#if __OPENCL_C_VERSION__ < 200
queue_t q1;
clk_event_t c1;
#else
queue_t gq;
clk_event_t gc;
struct sq { queue_t q; clk_event_t e; };

void f(queue_t a, queue_t b, clk_event_t c, clk_event_t d) {
  a == b;
  a != b;
  a == 0;
  a = b;
  a = 0;
  queue_t z = 0;
  queue_t o = 1;
  a + b;
  a < b;
  !a;
  (int)a;
  (queue_t)0;
  queue_t arr[2];
  queue_t *p;
  c == d;
  c = d;
  c = 0;
  clk_event_t n = CLK_NULL_EVENT;
  clk_event_t m = 2;
  c * d;
  clk_event_t earr[3];
  clk_event_t *pe = earr;
  c == a;
  a = c;
}

kernel void k1(queue_t q) {}
kernel void k2(global queue_t *q) {}
kernel void k3(clk_event_t c) {}
kernel void k4(global clk_event_t *c) {
  release_event(*c);
  retain_event(c);
  set_user_event_status(*c, CL_COMPLETE);
}
#endif
