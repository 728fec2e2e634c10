// std: 1.2 2.0 3.0

#ifdef __opencl_c_device_enqueue
#define ENQ 1
#elif __OPENCL_C_VERSION__ == 200
#define ENQ 1
#endif

#ifdef ENQ
queue_t gq;
clk_event_t ge;
ndrange_t gn;
reserve_id_t gr;
constant queue_t cq;

void take(queue_t q, clk_event_t e);

kernel void k1(queue_t q) {}
kernel void k2(clk_event_t e) {}
kernel void k3(ndrange_t n) {}
kernel void k4(reserve_id_t r) {}
kernel void k5(global queue_t *q) {}

void f(queue_t q, clk_event_t e) {
  queue_t l = q;
  queue_t z = 0;
  queue_t o = 1;
  clk_event_t c = 0;
  clk_event_t n = CLK_NULL_EVENT;
  reserve_id_t r = CLK_NULL_RESERVE_ID;
  q == l;
  q == 0;
  0 != q;
  q < l;
  q + 1;
  q == e;
  if (q) {}
  e = q;
  take(q, e);
  take(e, q);
  take(0, 0);
  retain_event(e);
  release_event(q);
  set_user_event_status(e, CL_COMPLETE);
  capture_event_profiling_info(e, CLK_PROFILING_COMMAND_EXEC_TIME, 0);
  (int)q;
}
#else
queue_t q;
void g(clk_event_t e);
#endif
