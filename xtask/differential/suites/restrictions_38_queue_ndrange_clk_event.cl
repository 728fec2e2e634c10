// std: 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ >= 200
global queue_t q;
clk_event_t ge;
reserve_id_t gr;
struct S { queue_t q; clk_event_t e; };
kernel void k0(queue_t q) {}
kernel void k1(clk_event_t e) {}
kernel void k2(reserve_id_t r) {}
kernel void k3(ndrange_t r) {}
kernel void k4(global queue_t *q) {}
void f(queue_t a, queue_t b, clk_event_t e, reserve_id_t r, ndrange_t n) {
  a == b;
  a != 0;
  a = 0;
  a = 1;
  if (a == 0) {}
  if (a) {}
  a + 1;
  a = b;
  e == e;
  e = 0;
  e = 1;
  e = CLK_NULL_EVENT;
  e = create_user_event();
  retain_event(e);
  set_user_event_status(e, CL_COMPLETE);
  capture_event_profiling_info(e, CLK_PROFILING_COMMAND_EXEC_TIME, &e);
  r == r;
  queue_t qs[2];
  clk_event_t es[2];
  enqueue_marker(a, 1, es, &e);
  n = ndrange_1D(1);
  n = ndrange_2D(1);
  size_t sz[2];
  n = ndrange_2D(sz, sz, sz);
  (queue_t)0;
}
#else
int queue_t, clk_event_t;
void g(void) { reserve_id_t r; ndrange_t n; }
#endif
