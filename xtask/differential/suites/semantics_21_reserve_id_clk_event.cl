// std: 2.0 3.0
// reserve_id_t, clk_event_t and ndrange_t.

reserve_id_t file_r;
clk_event_t file_c;
constant clk_event_t file_cc = 0;
clk_event_t file_arr[4];
struct R { reserve_id_t r; };
struct C { clk_event_t c; };
reserve_id_t ret_r(void);
clk_event_t ret_c(void);
void take_r(reserve_id_t r);
void take_c(clk_event_t c);

kernel void kr(reserve_id_t r) {}
kernel void kc(clk_event_t c) {}
kernel void kn(ndrange_t n) {}
kernel void krp(global reserve_id_t *r) {}
kernel void kcp(global clk_event_t *c) {}
kernel void knp(global ndrange_t *n) {}

void f(void) {
  reserve_id_t r;
  reserve_id_t r0 = 0;
  reserve_id_t rn = (reserve_id_t)0;
  reserve_id_t ra[2];
  r = r0;
  (void)(r == r0);
  (void)!r;
  (void)(r + 1);
  (void)&r;
  (void)(1 ? r : r0);
  clk_event_t c;
  clk_event_t c0 = 0;
  clk_event_t c1 = 1;
  clk_event_t cn = CLK_NULL_EVENT;
  clk_event_t ca[2] = {c, c0};
  clk_event_t *cp = &c;
  c = c0;
  c = r;
  (void)(c == c0);
  (void)(c == 0);
  (void)(c == 1);
  (void)(c < c0);
  (void)(int)c;
  (void)(clk_event_t)r;
  take_r(r);
  take_r(0);
  take_r(c);
  take_c(0);
  take_c(c);
  ndrange_t n;
  n = 0;
  n = n;
  (void)(n == n);
}
