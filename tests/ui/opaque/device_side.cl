// Queues, events, reservations and ranges on the device.
// std: 2.0+

typedef struct s { queue_t q; } qs;
queue_t gq;
global queue_t gq2;
constant queue_t gq3 = 0; //~ ERROR CL0439
queue_t rq(void);
void bad(queue_t q, queue_t *pq);
kernel void nullq(queue_t q, clk_event_t ce, ndrange_t nd, reserve_id_t rid, global clk_event_t *pce) { //~ ERROR CL0706
  queue_t n = 0;
  queue_t n2 = 1; //~ ERROR CL0506
  queue_t n3 = {0}; //~ ERROR CL0506
  queue_t n4 = NULL;
  queue_t a[2];
  local queue_t lq;
  q = n;
  q = 0;
  q = 1; //~ ERROR CL0506
  if (q) {} //~ ERROR CL0532
  if (q == 0) {}
  if (q == n) {}
  if (q != 1) {} //~ ERROR CL0502
  !q; //~ ERROR CL0502
  q + 1; //~ ERROR CL0502
  q ? 1 : 2; //~ ERROR CL0532
  1 ? q : n;
  1 ? q : 0; //~ ERROR CL0533
  (int)q; //~ ERROR CL0512
  (queue_t)0; //~ ERROR CL0512
  (queue_t)1; //~ ERROR CL0512
  sizeof(q);
  &q;
  bad(0, &q);
  bad(1, &q); //~ ERROR CL0506
  clk_event_t e;
  clk_event_t e2 = 0; //~ ERROR CL0506
  clk_event_t e3 = CLK_NULL_EVENT;
  e = e2;
  e = 0; //~ ERROR CL0506
  if (e) {} //~ ERROR CL0532
  if (e == e2) {}
  if (e == 0) {} //~ ERROR CL0502
  !e; //~ ERROR CL0502
  e + 1; //~ ERROR CL0502
  (clk_event_t)0; //~ ERROR CL0512
  (int)e; //~ ERROR CL0512
  clk_event_t *pe = &e;
  clk_event_t ea[3];
  local clk_event_t le;
  static clk_event_t se;
  reserve_id_t r;
  reserve_id_t r2 = 0; //~ ERROR CL0506
  r = 0; //~ ERROR CL0506
  r = r2;
  if (r) {} //~ ERROR CL0532
  if (r == r2) {} //~ ERROR CL0502
  if (r == 0) {} //~ ERROR CL0502
  (reserve_id_t)0; //~ ERROR CL0512
  reserve_id_t ra[2];
  reserve_id_t *pr = &r;
  local reserve_id_t lr;
  ndrange_t d;
  d = ndrange_1D(3);
  d = 0; //~ ERROR CL0506
  d == d; //~ ERROR CL0502
  ndrange_t da[2];
  ndrange_t d0 = 0; //~ ERROR CL0506
  ndrange_t dz = {};
  if (d) {} //~ ERROR CL0532
  (int)d; //~ ERROR CL0512
  (ndrange_t)0; //~ ERROR CL0512
  is_valid_reserve_id(r);
  is_valid_event(e);
  local ndrange_t dl;
}
global clk_event_t gce; //~ ERROR CL0427
clk_event_t gce2; //~ ERROR CL0427
global reserve_id_t gre; //~ ERROR CL0427
global ndrange_t gnd;
ndrange_t gnd2 ;
constant ndrange_t gnd3 = 0; //~ ERROR CL0506
struct all { clk_event_t a; reserve_id_t b; ndrange_t c; queue_t d; };
kernel void bs(struct all a, global struct all *b) {} //~ ERROR CL0707
clk_event_t rce(clk_event_t x) { return x; }
reserve_id_t rre(reserve_id_t x) { return x; }
ndrange_t rnd(ndrange_t x) { return x; }
