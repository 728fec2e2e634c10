// std: 2.0 3.0
// Null values for queue_t, clk_event_t and reserve_id_t.

void take_q(queue_t q);
void take_ce(clk_event_t e);

void null_queue(void) {
  queue_t q = 0;
  q = 0;
  take_q(0);
  take_q(1);
  queue_t q1 = 1;
  q = (queue_t)0;
  if (q == 0) ;
  if (0 == q) ;
  if (q != 1) ;
  q == q1;
  q < q1;
  q + 1;
  -q;
  int i = q;
}

void null_clk_event(void) {
  clk_event_t e = 0;
  clk_event_t n = CLK_NULL_EVENT;
  take_ce(0);
  take_ce(n);
  e == 0;
  e == n;
  e = 3;
  clk_event_t arr[3];
  clk_event_t *p = arr;
}

void rid(void) {
  reserve_id_t r;
  reserve_id_t r2 = 0;
  r = r2;
  r == r2;
}

queue_t gq;
constant clk_event_t ce = 0;
kernel void qarg(queue_t q, clk_event_t e) {}
kernel void qparg(global queue_t *q) {}
