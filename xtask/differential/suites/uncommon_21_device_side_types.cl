// std: 1.2 2.0 3.0

// queue_t, clk_event_t, reserve_id_t and ndrange_t as types.

queue_t gq;
constant queue_t cq;
clk_event_t gce;
reserve_id_t gr;
ndrange_t gn;

struct s1 { queue_t q; };
struct s2 { clk_event_t e; };
struct s3 { reserve_id_t r; };
struct s4 { ndrange_t n; };

kernel void k1(queue_t q) {}
kernel void k2(clk_event_t e) {}
kernel void k3(reserve_id_t r) {}
kernel void k4(ndrange_t n) {}
kernel void k5(global queue_t *q) {}
kernel void k6(global clk_event_t *e) {}

queue_t rq(queue_t q) { return q; }
clk_event_t re(clk_event_t e) { return e; }
reserve_id_t rr(reserve_id_t r) { return r; }
ndrange_t rn(ndrange_t n) { return n; }

void decls(int n) {
  queue_t q0 = get_default_queue();
  queue_t q1 = 0;
  queue_t q2 = 1;
  queue_t q3 = n;
  queue_t q4[2];
  queue_t *q5 = &q0;
  clk_event_t e0;
  clk_event_t e1 = create_user_event();
  clk_event_t e2 = 0;
  clk_event_t e3 = CLK_NULL_EVENT;
  clk_event_t e4[3] = {e1, e1};
  reserve_id_t r0;
  reserve_id_t r1 = 0;
  reserve_id_t r2 = CLK_NULL_RESERVE_ID;
  ndrange_t n0;
  ndrange_t n1 = ndrange_1D(4);
  ndrange_t n2 = ndrange_1D(1, 2, 3);
  ndrange_t n3 = ndrange_1D(1, 2, 3, 4);
  size_t sz[3] = {1, 1, 1};
  ndrange_t n4 = ndrange_2D(sz);
  ndrange_t n5 = ndrange_3D(sz, sz, sz);
  ndrange_t n6 = ndrange_2D(4);
  ndrange_t n7 = 0;
}

void ops(queue_t a, queue_t b, clk_event_t c, clk_event_t d, reserve_id_t e,
         reserve_id_t f, ndrange_t g, ndrange_t h) {
  a = b;
  a == b;
  a + 1;
  !a;
  a ? 1 : 0;
  c = d;
  c == d;
  c != 0;
  c + d;
  ~c;
  (int)c;
  if (c) {}
  e = f;
  e == f;
  e == 0;
  e++;
  (uint)e;
  g = h;
  g == h;
  g + 1;
  g.x;
  a = c;
  sizeof(a) + sizeof(c) + sizeof(e) + sizeof(g);
}

void event_fns(clk_event_t e, global void *v, event_t old, int n) {
  retain_event(e);
  release_event(e);
  retain_event(old);
  set_user_event_status(e, CL_COMPLETE);
  set_user_event_status(e);
  bool ok = is_valid_event(e);
  ok = is_valid_event(n);
  capture_event_profiling_info(e, CLK_PROFILING_COMMAND_EXEC_TIME, v);
  capture_event_profiling_info(e, n, v);
  capture_event_profiling_info(e, CLK_PROFILING_COMMAND_EXEC_TIME, &n);
}
