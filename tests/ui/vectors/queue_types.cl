// std: 1.2+

// queue_t, clk_event_t, ndrange_t as types.
#if __OPENCL_C_VERSION__ < 200
// Words of a later edition are ordinary names here.
typedef int queue_t;
typedef int clk_event_t;
kernel void old(global int *o) { queue_t q = 1; clk_event_t e = q + 1; *o = e; }
#else
queue_t file_q;
global queue_t file_gq;
clk_event_t file_e; //~ ERROR[2.0+] CL0427
constant clk_event_t file_ce; //~ ERROR[2.0+] CL0427
ndrange_t file_nd;
struct sq { queue_t q; };
struct se { clk_event_t e; };
struct sn { ndrange_t n; };
queue_t ret_q(queue_t q) { return q; }
clk_event_t ret_e(clk_event_t e) { return e; }
ndrange_t ret_n(ndrange_t n) { return n; }
kernel void kq(queue_t q) {}
kernel void kqp(global queue_t *q) {}
kernel void ke(clk_event_t e) {}
kernel void kep(global clk_event_t *e) {}
kernel void kn(ndrange_t n) {} //~ ERROR[2.0+] CL0706

kernel void ops(queue_t q, global int *o, global int *val) {
  queue_t dq = get_default_queue();
  queue_t zero = 0;
  queue_t one = 1; //~ ERROR[2.0+] CL0506
  queue_t qs[2];
  queue_t *qp = &dq;
  q = dq;
  q == dq;
  q != 0;
  q + 1; //~ ERROR[2.0+] CL0502
  !q; //~ ERROR[2.0+] CL0502
  if (q) *o = 1; //~ ERROR[2.0+] CL0532
  (int)q; //~ ERROR[2.0+] CL0512
  local queue_t lq;
  clk_event_t e = create_user_event();
  clk_event_t nul = CLK_NULL_EVENT;
  clk_event_t five = 5; //~ ERROR[2.0+] CL0506
  clk_event_t *ep = &e;
  e = nul;
  e == nul;
  e == 0; //~ ERROR[2.0+] CL0502
  e - nul; //~ ERROR[2.0+] CL0502
  !e; //~ ERROR[2.0+] CL0502
  retain_event(e);
  release_event(e);
  retain_event(*o); //~ ERROR[2.0+] CL0506
  set_user_event_status(e, CL_COMPLETE);
  set_user_event_status(CL_COMPLETE, e); //~ ERROR[2.0+] CL0506
  *o = is_valid_event(e);
  *o = is_valid_event(q); //~ ERROR[2.0+] CL0506
  capture_event_profiling_info(e, CLK_PROFILING_COMMAND_EXEC_TIME, val);
  *o = enqueue_marker(q, 1, &e, ep);
  *o = enqueue_marker(q, 1, e, ep); //~ ERROR[2.0+] CL0506
  ndrange_t n1 = ndrange_1D(1, 2, 3);
  ndrange_t n2 = ndrange_1D(q); //~ ERROR[2.0+] CL0604
  ndrange_t n3 = 0; //~ ERROR[2.0+] CL0506
  ndrange_t n4;
  n4 = n1;
  n1 == n4; //~ ERROR[2.0+] CL0502
}
#endif
