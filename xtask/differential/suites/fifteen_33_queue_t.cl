// std: 1.2 2.0 3.0
queue_t global_q;
constant queue_t const_q = 0;
global queue_t gq;
struct sq { queue_t q; };
typedef queue_t myq;
queue_t ret(queue_t q) { return q; }
kernel void kq(queue_t q) { }
kernel void kqp(global queue_t *q) { }
kernel void ks(struct sq s) { }
void f(queue_t q, myq r) {
  queue_t arr[2];
  queue_t *p = &q;
  local queue_t lq;
  q = r;
  q == r;
  q + r;
  (int)q;
  (queue_t)1;
  q ? 1 : 2;
  switch (q) { }
  sizeof(q);
  q++;
}
