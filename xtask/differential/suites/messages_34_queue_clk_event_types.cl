// std: 2.0 3.0
queue_t q_glb;
clk_event_t e_glb;
constant queue_t q_const = 0;
struct S { clk_event_t e; queue_t q; };
clk_event_t ret(void);
queue_t retq(void);
kernel void k0(clk_event_t e) {}
kernel void k1(global clk_event_t *e) {}
kernel void k2(queue_t q) {}
kernel void k3(ndrange_t n) {}
void take(queue_t a, clk_event_t b) {
  clk_event_t c = b;
  clk_event_t d = 0;
  clk_event_t e[4];
  queue_t f = a;
  queue_t g = 0;
  queue_t h = 1;
  queue_t i[2];
  queue_t *j = &a;
  static clk_event_t l;
  local clk_event_t m;
  a == f;
  b == c;
  a == b;
  a == 0;
  !b;
  b = b ? b : c;
  c = b;
  c = a;
  take(a, b);
  take(b, a);
  (clk_event_t)0;
  (queue_t)b;
  retain_event(b);
  retain_event(a);
}
