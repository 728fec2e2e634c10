// std: 1.2 2.0
// queue_t, clk_event_t, ndrange_t and reserve_id_t are opaque.

queue_t gq;
global queue_t gq2;
clk_event_t ge;
ndrange_t gn;
reserve_id_t gr;

void use_q(queue_t q);

kernel void k(queue_t q1, queue_t q2) {
  queue_t q = get_default_queue();
  q = q1;
  q1 == q2;
  q1 != 0;
  q1 + 1;
  use_q(q1);
  use_q(0);
  use_q(5);
  queue_t z = 0;
  queue_t *p = &q;
  queue_t arr[2];
  (int)q;
}

kernel void e(clk_event_t evt) {
  clk_event_t a = create_user_event();
  clk_event_t b = 0;
  clk_event_t c = 1;
  a == b;
  retain_event(a);
  release_event(1);
  set_user_event_status(a, CL_COMPLETE);
  bool v = is_valid_event(a);
}

kernel void n(ndrange_t nd) {}
kernel void r(reserve_id_t id) {
  is_valid_reserve_id(id);
  id == id;
}
kernel void pq(global queue_t *q) {}
