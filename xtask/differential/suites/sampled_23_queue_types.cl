// std: 1.2 2.0 3.0

queue_t gq;
clk_event_t gev;
constant queue_t cq = 0;

void take_q(queue_t q);
void take_e(clk_event_t e);
void take_n(ndrange_t n);

kernel void kq(queue_t q) {}
kernel void ke(clk_event_t e) {}
kernel void kge(global clk_event_t *e) {}
kernel void kn(ndrange_t n) {}

void f(queue_t q) {
  queue_t q1 = 0;
  queue_t q2 = 1;
  queue_t q3 = q;
  clk_event_t e = create_user_event();
  clk_event_t arr[4];
  clk_event_t e0 = CLK_NULL_EVENT;
  take_q(0);
  take_q(5);
  take_q(q3);
  take_e(e);
  take_e(q);
  if (q == q1) {}
  if (e == e0) {}
  retain_event(e);
  set_user_event_status(e, CL_COMPLETE);
  queue_t qa[2];
}
