// std: 1.2 2.0 3.0
extern clk_event_t glb_event;
constant clk_event_t cev;
global clk_event_t gev;
constant struct evs {
  clk_event_t a;
} evs_init = {0};

void bar(clk_event_t *e);
clk_event_t ret(void);

void kernel invalid_param(clk_event_t e) { }
void kernel invalid_ptr(global clk_event_t *e) { }

void kernel foo(global int *out) {
  clk_event_t e;
  clk_event_t e1;
  clk_event_t arr[2];
  clk_event_t n = CLK_NULL_EVENT;
  clk_event_t z = 0;
  bar(&e);
  e = e1;
  if (e == e1) *out = 1;
  if (e != e1) *out = 2;
  if (e == 0) *out = 3;
  if (e < e1) *out = 4;
  e + e1;
  (int)e;
  (clk_event_t)1;
  !e;
  retain_event(e);
  release_event(e);
  if (is_valid_event(e)) set_user_event_status(e, CL_COMPLETE);
}
