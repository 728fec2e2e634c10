// std: 1.2 2.0 3.0

#if (__OPENCL_C_VERSION__ == 200) || defined(__opencl_c_device_enqueue)
global clk_event_t gce;
global queue_t gq;
struct S { clk_event_t e; queue_t q; };
clk_event_t retc(void);
kernel void kce(clk_event_t e);
kernel void kq(queue_t q);
kernel void kgce(global clk_event_t *e);

void ops(clk_event_t a, clk_event_t b, queue_t q, queue_t r, int n) {
  clk_event_t c = a;
  clk_event_t d = CLK_NULL_EVENT;
  clk_event_t arr[2] = {a, b};
  clk_event_t i = 1;
  a = b;
  a == b;
  a != CLK_NULL_EVENT;
  a + b;
  !a;
  if (a) {}
  if (is_valid_event(a)) release_event(a);
  set_user_event_status(a, CL_COMPLETE);
  retain_event(n);
  c = create_user_event();
  q = r;
  q == r;
  q = get_default_queue();
  q = 0;
  q = 1;
  queue_t qa[2];
  (int)q;
}
#endif

#if (__OPENCL_C_VERSION__ == 200) || defined(__opencl_c_pipes)
global reserve_id_t gr;
kernel void kr(reserve_id_t r);
struct R { reserve_id_t r; };
void res(reserve_id_t a, reserve_id_t b, int n) {
  reserve_id_t c = a;
  reserve_id_t d;
  reserve_id_t e[4];
  local reserve_id_t l;
  a = b;
  a == b;
  a + 1;
  a = 1;
  n = a;
}
#endif

#if __OPENCL_C_VERSION__ < 200
clk_event_t e12;
queue_t q12;
reserve_id_t r12;
#endif
