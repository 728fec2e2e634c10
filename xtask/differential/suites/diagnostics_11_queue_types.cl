// std: 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ >= 200
queue_t gq;
clk_event_t ge;
ndrange_t gn;
typedef queue_t q_alias;
struct Q { queue_t q; };
struct C { clk_event_t c; ndrange_t n; reserve_id_t r; };
queue_t ret(queue_t q) { return q; }
void parm(queue_t q, clk_event_t *e, reserve_id_t r);

kernel void kq(queue_t q) {}
kernel void kqp(global queue_t *q) {}
kernel void kc(clk_event_t e) {}
kernel void kcp(global clk_event_t *e) {}
kernel void kn(ndrange_t n) {}
kernel void kr(reserve_id_t r) {}

void t(queue_t q, clk_event_t e) {
  queue_t l = q;
  queue_t d = get_default_queue();
  queue_t z = 0;
  queue_t o = 1;
  queue_t a[2];
  clk_event_t ea[2] = {e, e};
  (void)(q == l);
  (void)(q == 0);
  (void)(e == 0);
  (void)(e != e);
  (void)(q == e);
  (void)(q + 1);
  (void)!q;
  local queue_t lq;
  (void)(queue_t)5;
  reserve_id_t r;
  (void)is_valid_reserve_id(r);
  (void)(r == r);
}
#else
queue_t not_there;
clk_event_t neither;
void f(ndrange_t n);
int queue_t_is_free(int queue_t) { return queue_t; }
#endif
