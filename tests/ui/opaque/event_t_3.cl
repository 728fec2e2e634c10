// std: 1.0 1.2+

// event_t.

event_t file_ev; //~ ERROR CL0427
constant event_t cfile_ev = 0; //~ ERROR CL0427
global event_t gfile_ev; //~ ERROR CL0427
struct S { event_t e; }; //~ ERROR CL0426
union U { event_t e; }; //~ ERROR CL0426
event_t ret_ev(void) { return 0; }
event_t ret_ev1(void) { return 1; } //~ ERROR CL0506
void take_ev(event_t e);
void take_evp(event_t *e);

kernel void k_ev(event_t e) {} //~ ERROR CL0706
kernel void k_evp(event_t *e) {} //~ ERROR CL0704
kernel void k_evg(global event_t *e) {}

kernel void f(local float *l, global const float *g, constant float *c) {
  event_t e;
  event_t e0 = 0;
  event_t e1 = 1; //~ ERROR CL0506
  event_t en = NULL; //~ ERROR CL0506
  event_t ev = (event_t)0;
  event_t ei = (event_t)5; //~ ERROR CL0512
  event_t arr[2];
  constant event_t ce = 0; //~ ERROR CL0318
  local event_t le; //~ ERROR CL0318
  global event_t ge; //~ ERROR CL0318
  e = async_work_group_copy(l, g, 4, 0);
  e = async_work_group_copy(l, g, 4, e);
  e = async_work_group_copy(l, g, 4, 1); //~ ERROR CL0604
  e = async_work_group_copy(g, l, 4, 0);
  e = async_work_group_copy(l, l, 4, 0); //~ ERROR CL0604
  e = async_work_group_copy(l, c, 4, 0); //~ ERROR CL0604
  e = async_work_group_strided_copy(l, g, 4, 2, e);
  wait_group_events(1, &e);
  wait_group_events(2, arr);
  wait_group_events(1, e); //~ ERROR CL0506
  wait_group_events(1, g);
  take_ev(0);
  take_ev(e);
  take_ev(3); //~ ERROR CL0506
  take_evp(&e);
  (void)(e == e0); //~ ERROR CL0502
  (void)!e; //~ ERROR CL0502
  (void)(e + 1); //~ ERROR CL0502
  (void)(1 ? e : e0);
  (void)(1 ? e : 0); //~ ERROR CL0533
  e = 0; //~ ERROR CL0506
  e = 5; //~ ERROR CL0506
  int i = e; //~ ERROR CL0506
  if (e) return; //~ ERROR CL0532
}
