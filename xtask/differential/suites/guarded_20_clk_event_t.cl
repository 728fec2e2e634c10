// std: 2.0 3.0
#if defined(__opencl_c_device_enqueue) || __OPENCL_C_VERSION__ == 200
global clk_event_t ce;
clk_event_t *gp;
constant clk_event_t cc = CLK_NULL_EVENT;
struct holder { clk_event_t e; int n; };

int clk_event_tests(void) {
  event_t e;
  clk_event_t ce1;
  clk_event_t ce2 = CLK_NULL_EVENT;
  clk_event_t ce3 = 0;
  if (e == ce1) { return 9; }
  if (ce1 != ce2) { return 1; }
  if (ce1 == 0) { return 2; }
  if (ce1 == 5) { return 3; }
  if (ce1 < ce2) { return 4; }
  ce1 = ce2;
  ce1 = e;
  retain_event(ce1);
  release_event(ce1);
  bool v = is_valid_event(ce1);
  set_user_event_status(ce1, CL_COMPLETE);
  clk_event_t u = create_user_event();
  return 0;
}

kernel void arg(clk_event_t e) {}
kernel void arg_ptr(global clk_event_t *e) {}
#endif
