// std: 1.2 2.0 3.0
queue_t gq;
constant queue_t cq;
clk_event_t ge;
global clk_event_t ge2;
reserve_id_t gr;
ndrange_t gn;
struct has_queue { queue_t q; };
struct has_clk { clk_event_t e; };
queue_t retq(void);
void takeq(queue_t q);
void takeqp(queue_t *q);
void takee(clk_event_t e);
void taker(reserve_id_t r);

kernel void k0(queue_t q) {}
kernel void k1(clk_event_t e) {}
kernel void k2(reserve_id_t r) {}
kernel void k3(ndrange_t n) {}
kernel void k4(global queue_t *q) {}
kernel void k5(global clk_event_t *e, local clk_event_t *f) {}
kernel void k6(global ndrange_t *n) {}

void ops(queue_t q, clk_event_t e, reserve_id_t r) {
  queue_t q2 = q;
  queue_t q3 = 0;
  queue_t q4 = 1;
  queue_t def = get_default_queue();
  q2 = q;
  q == q2;
  q == 0;
  q != 1;
  q + 1;
  !q;
  if (q) return;
  takeq(0);
  takeq(1);
  (queue_t)0;
  (int)q;
  clk_event_t e2 = e;
  clk_event_t arr[2];
  e == e2;
  e = 0;
  !e;
  reserve_id_t r2 = r;
  r == r2;
  taker(0);
  is_valid_event(e);
}
