// std: 1.2 2.0 3.0

queue_t queue_fn(queue_t q);

void null_queue(int n) {
  queue_t q = 0;
  queue_t q1 = 1;
  queue_t q2 = NULL;
  queue_fn(0);
  queue_fn(n);
  clk_event_t ce = CLK_NULL_EVENT;
  if (q == 0)
    return;
  if (0 != q1)
    return;
  q == q2;
  q < q2;
  q == 1;
}
